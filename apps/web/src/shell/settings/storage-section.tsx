import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { useTexts } from "../../texts/context.tsx";
import { removeMatches, useLocalMatches } from "../matches/known-matches.ts";
import { Confirm } from "../parts/confirm.tsx";
import styles from "./storage-section.module.css";

/** What is kept in this browser, and the way to be rid of it. */
export function StorageSection() {
  const { text } = useTexts();
  const matches = useLocalMatches();
  const [isAsking, setAsking] = useState(false);
  const clear = () => removeMatches(matches.map(({ id }) => id));
  return (
    <div className={styles["section"]}>
      <p>{text("storage.kept", { count: matches.length })}</p>
      {matches.length > 0 && <Button onClick={() => setAsking(true)}>{text("storage.clear")}</Button>}
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={text("storage.clear-title")}
        question={text("storage.clear-question", { count: matches.length })}
        verb={text("storage.clear")}
        onConfirm={clear}
      />
    </div>
  );
}
