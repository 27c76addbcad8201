import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/controls.tsx";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import { useOnce } from "../design/once.ts";
import { server } from "../match/online/client.ts";
import { becomeMe, ensureMe, useMe } from "../match/online/identity.ts";
import { changeSettings, settings } from "../settings/settings.ts";
import { LONGEST_NAME } from "../shell/frame/name-chip.tsx";
import { Page } from "../shell/frame/page.tsx";
import { ButtonLink } from "../shell/parts/button-link.tsx";
import { Confirm } from "../shell/parts/confirm.tsx";
import { faultWords } from "./fault-words.ts";
import { Passkeys, SignInByPasskey } from "./passkeys.tsx";
import { Served } from "./served.tsx";
import { ShareLink } from "./share-link.tsx";
import styles from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";
import { useAsked, useDoing } from "./use-asked.ts";

/** Who somebody is on this server, and how to stay that. */
export function YouPage() {
  const { text } = useOnlineTexts();
  return (
    <Page title={text("you.title")} lead={text("you.lead")}>
      <Served>
        <Identity />
      </Served>
    </Page>
  );
}

function Identity() {
  const me = useMe();
  return me === null ? (
    <Stranger />
  ) : (
    <>
      <Name />
      <ReturnLink />
      <Passkeys />
      <SecondDevice />
      <Notifications />
      <Bots />
      <Data />
    </>
  );
}

/** One part of the page. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Leaf className={styles["leaf"]}>
      <Heading level={2} initial="ruled" size={19}>
        {title}
      </Heading>
      {children}
    </Leaf>
  );
}

/** Nobody here yet: become somebody, or be somebody again. */
function Stranger() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    const made = await ensureMe(settings().name || text("guest.name"), texts.language);
    if (!made.ok) setProblem(faultWords(made.error, texts));
  };
  return (
    <>
      <Part title={text("you.new")}>
        <p>{text("you.new-lead")}</p>
        <div className={styles["row"]}>
          <Button kind="primary" onClick={() => void begin()}>
            {text("you.begin")}
          </Button>
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
      </Part>
      <Part title={text("you.again")}>
        <p>{text("you.again-lead")}</p>
        <SignInByPasskey />
      </Part>
    </>
  );
}

function Name() {
  const texts = useOnlineTexts();
  const { text, language } = texts;
  const me = useMe();
  const [name, setName] = useState(me?.name ?? "");
  const { fault, attempt } = useDoing();
  const save = async () => {
    const done = await attempt(server().people.change({ name, language }));
    if (!done.ok) return;
    becomeMe(done.value);
    changeSettings({ name: done.value.name });
  };
  return (
    <Part title={text("you.name")}>
      <TextField label={text("settings.name")} value={name} maxLength={LONGEST_NAME} onChange={setName} />
      <div className={styles["row"]}>
        <Button
          reason={name.trim() === me?.name || name.trim() === "" ? text("you.name-same") : undefined}
          onClick={() => void save()}
        >
          {text("you.name-save")}
        </Button>
      </div>
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

/** The server keeps only a hash of it, so that it cannot be shown again, but made anew. */
function ReturnLink() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [link, setLink] = useState<string | null>(null);
  const { fault, attempt } = useDoing();
  const renew = async () => {
    const done = await attempt(server().people.renewLink());
    if (done.ok) setLink(done.value.returnLink);
  };
  return (
    <Part title={text("you.return")}>
      <p>{text("you.return-lead")}</p>
      {link === null ? (
        <div className={styles["row"]}>
          <Button onClick={() => void renew()}>{text("you.return-make")}</Button>
        </div>
      ) : (
        <ShareLink link={link} label={text("you.return")} withPicture={false} />
      )}
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

function SecondDevice() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [device, setDevice] = useState<{ readonly code: string; readonly link: string } | null>(null);
  const { fault, attempt } = useDoing();
  const make = async () => {
    const done = await attempt(server().people.addDevice());
    if (done.ok) setDevice(done.value);
  };
  return (
    <Part title={text("you.device")}>
      <p>{text("you.device-lead")}</p>
      {device === null ? (
        <div className={styles["row"]}>
          <Button onClick={() => void make()}>{text("you.device-make")}</Button>
        </div>
      ) : (
        <ShareLink link={device.link} label={text("you.device")} />
      )}
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

function Notifications() {
  const { text } = useOnlineTexts();
  return (
    <Part title={text("notices.title")}>
      <div className={styles["row"]}>
        <p>{text("notices.lead")}</p>
        <ButtonLink href="/notifications">{text("you.notifications")}</ButtonLink>
      </div>
    </Part>
  );
}

/** Programs that play in one's name. A token is shown once. */
function Bots() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [bots, refresh] = useAsked(() => server().people.bots());
  const [name, setName] = useState("");
  const [token, setToken] = useState<string | null>(null);
  const { fault, attempt } = useDoing();
  const once = useOnce();
  const make = async () => {
    const done = await attempt(server().people.makeBot({ name }));
    if (!done.ok) return;
    setToken(done.value.token);
    setName("");
    await refresh();
  };
  const drop = async (bot: string) => {
    await attempt(server().people.dropBot({ bot }));
    await refresh();
  };
  return (
    <Part title={text("you.bots")}>
      <p>
        {text("you.bots-lead")} <a href="/api">{text("you.bots-api")}</a>
      </p>
      {bots?.ok && bots.value.length > 0 && (
        <ul className={styles["list"]}>
          {bots.value.map((bot) => (
            <li key={bot.id}>
              <b>{bot.name}</b>
              <Button kind="quiet" onClick={() => void drop(bot.id)}>
                {text("you.bots-drop", { name: bot.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {token !== null && (
        <div role="status">
          <p>{text("you.bots-token")}</p>
          <p className={styles["secret"]}>{token}</p>
        </div>
      )}
      <TextField label={text("you.bots-name")} value={name} maxLength={LONGEST_NAME} onChange={setName} />
      <div className={styles["row"]}>
        <Button reason={name.trim() === "" ? text("you.bots-unnamed") : undefined} onClick={() => void once(make)}>
          {text("you.bots-make")}
        </Button>
      </div>
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

/** All that is kept: to take along, or to be rid of. */
function Data() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [isAsking, setAsking] = useState(false);
  const { fault, attempt } = useDoing();
  const download = async () => {
    const done = await attempt(server().people.data());
    if (!done.ok) return;
    const url = URL.createObjectURL(new Blob([JSON.stringify(done.value, null, 2)], { type: "application/json" }));
    const anchor = document.createElement("a");
    anchor.href = url;
    anchor.download = "gatehouse-data.json";
    anchor.click();
    // The download has its own hold on the data by then.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  const remove = async () => {
    const done = await attempt(server().people.remove());
    if (done.ok) becomeMe(null);
  };
  const signOut = async () => {
    const done = await attempt(server().people.signOut());
    if (done.ok) becomeMe(null);
  };
  return (
    <Part title={text("you.data")}>
      <p>{text("you.data-lead")}</p>
      <div className={styles["row"]}>
        <Button onClick={() => void download()}>{text("you.data-download")}</Button>
        <Button onClick={() => void signOut()}>{text("you.sign-out")}</Button>
        <Button onClick={() => setAsking(true)}>{text("you.data-delete")}</Button>
      </div>
      <p className={styles["soft"]}>
        {text("you.local-data")} <Link href="/settings">{text("frame.settings")}</Link>
      </p>
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={text("you.data-delete-title")}
        question={text("you.data-delete-question")}
        verb={text("you.data-delete")}
        onConfirm={() => void remove()}
      />
    </Part>
  );
}
