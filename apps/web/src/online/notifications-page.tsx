import type { Delivery, NoticeSettings, Way } from "@gatehouse/protocol";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Segmented, Switch, TextField } from "../design/controls.tsx";
import { server } from "../match/online/client.ts";
import { useMe } from "../match/online/identity.ts";
import { Page } from "../shell/frame/page.tsx";
import { ButtonLink } from "../shell/parts/button-link.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./notifications-page.module.css";
import { deviceName } from "./passkeys.tsx";
import { pushState, subscribePush } from "./push.ts";
import { Served } from "./served.tsx";
import page from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";
import { useAsked, useDoing } from "./use-asked.ts";
import { Part } from "./you-page.tsx";

/** How somebody hears that it is their turn. */
export function NotificationsPage() {
  const { text } = useOnlineTexts();
  return (
    <Page title={text("notices.title")} lead={text("notices.lead")}>
      <Served>
        <Known />
      </Served>
    </Page>
  );
}

function Known() {
  const { text } = useOnlineTexts();
  const me = useMe();
  if (me) return <Settings />;
  return (
    <Part title={text("you.new")}>
      <div className={page["row"]}>
        <p>{text("notices.nobody")}</p>
        <ButtonLink href="/you" kind="primary">
          {text("frame.you")}
        </ButtonLink>
      </div>
    </Part>
  );
}

function Settings() {
  const texts = useOnlineTexts();
  const [settings, refresh] = useAsked(() => server().notices.settings());
  if (settings === null) return null;
  if (!settings.ok) return <p role="alert">{faultWords(settings.error, texts)}</p>;
  const props = { settings: settings.value, refresh };
  return (
    <>
      <Ways {...props} />
      <Add {...props} />
      <Quiet {...props} />
      <Deliveries />
    </>
  );
}

interface PartProps {
  readonly settings: NoticeSettings;
  refresh(): Promise<void>;
}

/** The ways that are set up, each to be tried and to be dropped. */
function Ways({ settings: { ways }, refresh }: PartProps) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const { fault, attempt } = useDoing();
  const [tried, setTried] = useState<string | null>(null);
  const drop = async ({ id }: Way) => {
    await attempt(server().notices.dropWay({ way: id }));
    await refresh();
  };
  const test = async ({ id, name }: Way) => {
    const done = await attempt(server().notices.tryWay({ way: id }));
    setTried(done.ok ? text("notices.tried", { name }) : null);
  };
  return (
    <Part title={text("notices.ways")}>
      {ways.length === 0 && <p>{text("notices.no-ways")}</p>}
      <ul className={page["list"]}>
        {ways.map((way) => (
          <li key={way.id}>
            <span>
              <b>{text(`notices.kind.${way.kind}`)}</b> {way.name}{" "}
              {!way.isConfirmed && <span className={page["soft"]}>{text("notices.unconfirmed")}</span>}
            </span>
            <span>
              {way.isConfirmed && (
                <Button kind="quiet" onClick={() => void test(way)}>
                  {text("notices.try", { name: way.name })}
                </Button>
              )}
              <Button kind="quiet" onClick={() => void drop(way)}>
                {text("notices.drop", { name: way.name })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{tried}</p>
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

const WEBHOOKS = ["discord", "slack", "webhook"] as const;

/** Another way: this browser, a mail address, a webhook. */
function Add({ settings: { pushKey, hasMail }, refresh }: PartProps) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const { fault, attempt } = useDoing();
  const [address, setAddress] = useState("");
  const [url, setUrl] = useState("");
  const [kind, setKind] = useState<(typeof WEBHOOKS)[number]>("discord");
  const [said, setSaid] = useState<string | null>(null);
  const can = pushState();
  const addPush = async () => {
    setSaid(null);
    const subscription = await subscribePush(pushKey);
    if (!subscription) return setSaid(text("notices.push-denied"));
    await attempt(server().notices.addPush({ name: deviceName(), subscription }));
    await refresh();
  };
  const addMail = async () => {
    const done = await attempt(server().notices.addMail({ address }));
    if (!done.ok) return;
    setSaid(text("notices.mail-sent", { address }));
    setAddress("");
    await refresh();
  };
  const addWebhook = async () => {
    const done = await attempt(server().notices.addWebhook({ kind, url }));
    if (!done.ok) return;
    setUrl("");
    await refresh();
  };
  return (
    <Part title={text("notices.add")}>
      <div className={page["row"]}>
        <p>{text(can === "possible" ? "notices.push-lead" : `notices.push-${can}`)}</p>
        {can === "possible" && <Button onClick={() => void addPush()}>{text("notices.push")}</Button>}
      </div>
      {hasMail ? (
        <div className={styles["entry"]}>
          <TextField label={text("notices.mail-address")} value={address} maxLength={200} onChange={setAddress} />
          <Button
            reason={address.includes("@") ? undefined : text("notices.mail-missing")}
            onClick={() => void addMail()}
          >
            {text("notices.mail")}
          </Button>
        </div>
      ) : (
        <p className={page["soft"]}>{text("notices.no-mail")}</p>
      )}
      <div className={styles["entry"]}>
        <Segmented
          label={text("notices.webhook-kind")}
          value={kind}
          choices={WEBHOOKS.map((each) => ({ value: each, label: text(`notices.kind.${each}`) }))}
          onChange={setKind}
        />
        <TextField label={text("notices.webhook-url")} value={url} maxLength={1000} onChange={setUrl} />
        <Button
          reason={/^https?:\/\//.test(url) ? undefined : text("notices.webhook-missing")}
          onClick={() => void addWebhook()}
        >
          {text("notices.webhook")}
        </Button>
      </div>
      <p role="status">{said}</p>
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

const NIGHT = { from: "22:00", to: "08:00" } as const;

/** When nothing is sent, by the clock of the person. */
function Quiet({ settings: { quiet, zone }, refresh }: PartProps) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const { fault, attempt } = useDoing();
  const [hours, setHours] = useState(quiet ?? NIGHT);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = async (next: typeof quiet) => {
    await attempt(server().notices.change({ quiet: next, zone: here }));
    await refresh();
  };
  const field = (name: "from" | "to") => (
    <label className={styles["time"]}>
      {text(`notices.quiet-${name}`)}
      <input
        type="time"
        value={hours[name]}
        onChange={(event) => setHours({ ...hours, [name]: event.target.value })}
        onBlur={() => quiet && hours[name] !== "" && void save(hours)}
      />
    </label>
  );
  return (
    <Part title={text("notices.quiet")}>
      <Switch
        label={text("notices.quiet-switch")}
        hint={text("notices.quiet-hint", { zone: quiet ? zone : here })}
        checked={quiet !== null}
        onChange={(isOn) => void save(isOn ? hours : null)}
      />
      {quiet && (
        <div className={styles["times"]}>
          {field("from")}
          {field("to")}
        </div>
      )}
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

/** What was sent, and what became of it. */
function Deliveries() {
  const { text, language } = useOnlineTexts();
  const [deliveries, refresh] = useAsked(() => server().notices.deliveries());
  const when = (at: string) => new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const state = ({ state: name, at, problem }: Delivery) =>
    text(`notices.state.${name}`, { at: when(at), problem: problem ?? "" });
  return (
    <Part title={text("notices.log")}>
      {deliveries?.ok && deliveries.value.length === 0 && <p>{text("notices.log-empty")}</p>}
      <ul className={page["list"]}>
        {deliveries?.ok &&
          deliveries.value.map((delivery) => (
            <li key={delivery.id}>
              <span>
                <b>{delivery.title}</b> <span className={page["soft"]}>{delivery.wayName}</span>
              </span>
              <span className={page["soft"]}>{state(delivery)}</span>
            </li>
          ))}
      </ul>
      <div className={page["row"]}>
        <Button kind="quiet" icon="clockwise-rotation" onClick={() => void refresh()}>
          {text("notices.log-refresh")}
        </Button>
      </div>
    </Part>
  );
}
