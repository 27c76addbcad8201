import { type FormEvent, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/controls.tsx";
import { Leaf } from "../design/leaf.tsx";
import { asked, server } from "../match/online/client.ts";
import { keepCode } from "../match/online/invitation.ts";
import { Page } from "../shell/frame/page.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";

/** The code of a link is behind its #, which browsers do not send: neither logs nor previews of the link ever see it. */
export function useFragment(): string {
  const [code] = useState(() => decodeURIComponent(location.hash.slice(1)));
  return code;
}

/** Where an invitation leads: to the table itself, which has a seat for whoever brings the code. */
export function InvitationPage({ match }: { readonly match: string }) {
  const code = useFragment();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (code !== "") keepCode(match, code);
    navigate(`/table/${match}`, { replace: true });
  }, [match, code, navigate]);
  return null;
}

/** For those who were told a code instead of a link. */
export function JoinPage() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [, navigate] = useLocation();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const found = await asked(server().matches.find({ code }));
    if (!found.ok) return setProblem(faultWords(found.error, texts));
    keepCode(found.value.id, code);
    navigate(`/table/${found.value.id}`);
  };
  return (
    <Page title={text("join.title")} lead={text("join.lead")}>
      <Leaf className={styles["leaf"]} aria-label={text("join.title")}>
        <form className={styles["form"]} onSubmit={(event) => void find(event)}>
          <TextField
            label={text("join.code")}
            value={code}
            maxLength={20}
            placeholder="K7QX-M2PA"
            onChange={(next) => setCode(next.toUpperCase())}
          />
          <Button kind="primary" type="submit">
            {text("join.verb")}
          </Button>
          {problem !== null && <p role="alert">{problem}</p>}
        </form>
      </Leaf>
    </Page>
  );
}
