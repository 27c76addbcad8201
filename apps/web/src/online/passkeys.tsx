import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { server } from "../match/online/client.ts";
import { becomeMe } from "../match/online/identity.ts";
import { changeSettings } from "../settings/settings.ts";
import { faultWords } from "./fault-words.ts";
import styles from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";
import { useAsked, useDoing } from "./use-asked.ts";
import { Part } from "./you-page.tsx";

type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Keeps who one is over devices, without a password. */
export function Passkeys() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [passkeys, refresh] = useAsked(() => server().passkeys.list());
  const { fault, attempt } = useDoing();
  const [isCancelled, setCancelled] = useState(false);
  const add = async () => {
    setCancelled(false);
    const options = await attempt(server().passkeys.options());
    if (!options.ok) return;
    // Made by the server's own library of the same family.
    const made = await cancellable(startRegistration({ optionsJSON: options.value as unknown as RegistrationOptions }));
    if (!made) return setCancelled(true);
    await attempt(server().passkeys.add({ name: deviceName(), response: { ...made } }));
    await refresh();
  };
  const drop = async (passkey: string) => {
    await attempt(server().passkeys.drop({ passkey }));
    await refresh();
  };
  const date = (at: string) => new Date(at).toLocaleDateString(texts.language, { dateStyle: "medium" });
  return (
    <Part title={text("passkeys.title")}>
      <p>{text("passkeys.lead")}</p>
      {passkeys?.ok && passkeys.value.length > 0 && (
        <ul className={styles["list"]}>
          {passkeys.value.map(({ id, name, created }) => (
            <li key={id}>
              <span>
                <b>{name}</b> <span className={styles["soft"]}>{text("passkeys.since", { date: date(created) })}</span>
              </span>
              <Button kind="quiet" onClick={() => void drop(id)}>
                {text("passkeys.drop", { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <div className={styles["row"]}>
          <Button onClick={() => void add()}>{text("passkeys.add")}</Button>
        </div>
      ) : (
        <p>{text("passkeys.unsupported")}</p>
      )}
      {isCancelled && <p role="status">{text("passkeys.cancelled")}</p>}
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </Part>
  );
}

/** Being somebody again who has a passkey. */
export function SignInByPasskey() {
  const texts = useOnlineTexts();
  const { text } = texts;
  const { fault, attempt } = useDoing();
  const [isCancelled, setCancelled] = useState(false);
  const signIn = async () => {
    setCancelled(false);
    const options = await attempt(server().passkeys.signInOptions());
    if (!options.ok) return;
    const optionsJSON = options.value as unknown as AuthenticationOptions;
    const proof = await cancellable(startAuthentication({ optionsJSON }));
    if (!proof) return setCancelled(true);
    const done = await attempt(server().passkeys.signIn({ response: { ...proof } }));
    if (!done.ok) return;
    becomeMe(done.value);
    changeSettings({ name: done.value.name });
  };
  if (!browserSupportsWebAuthn()) return <p>{text("passkeys.unsupported")}</p>;
  return (
    <>
      <div className={styles["row"]}>
        <Button onClick={() => void signIn()}>{text("passkeys.sign-in")}</Button>
      </div>
      {isCancelled && <p role="status">{text("passkeys.cancelled")}</p>}
      {fault && <p role="alert">{faultWords(fault, texts)}</p>}
    </>
  );
}

/** Whoever closes the device's own dialog has changed their mind, which is no error. */
async function cancellable<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch {
    return null;
  }
}

/** What a device is called in a list: its kind, as far as the browser tells. */
export function deviceName(): string {
  const kinds = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
  return kinds.find((kind) => navigator.userAgent.includes(kind)) ?? "Browser";
}
