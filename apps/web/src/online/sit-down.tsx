import { type FormEvent, useState } from "react";
import { Button } from "../design/button.tsx";
import { TextField } from "../design/controls.tsx";
import { ensureMe } from "../match/online/identity.ts";
import { codeOf, keepCode } from "../match/online/invitation.ts";
import type { OnlineTable } from "../match/online/table.ts";
import { changeSettings, settings } from "../settings/settings.ts";
import { LONGEST_NAME } from "../shell/frame/name-chip.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./sit-down.module.css";
import { useOnlineTexts } from "./texts.ts";

/** Takes a seat: a name, and one button. Only a public table has room for somebody without an invitation. */
export function SitDown({ table }: { readonly table: OnlineTable }) {
  const code = codeOf(table.info.id);
  const texts = useOnlineTexts();
  const { text, language } = texts;
  const [name, setName] = useState(settings().name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const chosen = name.trim();
    if (chosen !== settings().name) changeSettings({ name: chosen });
    const known = await ensureMe(chosen || text("guest.name"), language);
    const done = known.ok ? await table.sitDown(code) : known;
    setBusy(false);
    if (done.ok) keepCode(table.info.id, null);
    else setProblem(faultWords(done.error, texts));
  };
  const isOpen = code !== null || table.info.visibility === "public";
  if (!isOpen) return <p>{text("sit-down.invited-only")}</p>;
  return (
    <form className={styles["form"]} onSubmit={(event) => void sit(event)}>
      <TextField
        label={text("settings.name")}
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={text("guest.name")}
        onChange={setName}
      />
      <Button kind="primary" type="submit">
        {text(isBusy ? "sit-down.coming" : "sit-down.verb")}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
