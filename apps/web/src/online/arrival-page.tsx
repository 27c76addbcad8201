import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Leaf } from "../design/leaf.tsx";
import { asked, server } from "../match/online/client.ts";
import { becomeMe } from "../match/online/identity.ts";
import { changeSettings } from "../settings/settings.ts";
import { Page } from "../shell/frame/page.tsx";
import { faultWords } from "./fault-words.ts";
import { useFragment } from "./join-page.tsx";
import styles from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";

type Way = "return" | "device" | "confirm";

/** What the link's code is for. */
async function redeem(way: Way, code: string) {
  if (way === "confirm") return asked(server().notices.confirmMail({ code }));
  const { people } = server();
  const person = await asked(way === "return" ? people.return({ code }) : people.joinDevice({ code }));
  if (!person.ok) return person;
  becomeMe(person.value);
  changeSettings({ name: person.value.name });
  return person;
}

/** Where a personal link arrives. It is used by a button, since previews of links fetch pages. */
export function ArrivalPage({ way }: { readonly way: Way }) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const code = useFragment();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const use = async () => {
    const done = await redeem(way, code);
    if (done.ok) navigate(way === "confirm" ? "/notifications" : "/matches", { replace: true });
    else setProblem(faultWords(done.error, texts));
  };
  return (
    <Page title={text(`arrival.${way}.title`)} lead={text(`arrival.${way}.lead`)}>
      <Leaf className={styles["leaf"]} aria-label={text(`arrival.${way}.title`)}>
        <div className={styles["row"]}>
          <Button kind="primary" onClick={() => void use()}>
            {text(`arrival.${way}.verb`)}
          </Button>
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
      </Leaf>
    </Page>
  );
}
