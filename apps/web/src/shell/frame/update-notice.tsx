import { useEffect, useState } from "react";
import { Button, IconButton } from "../../design/button.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { registerServiceWorker } from "../../service-worker/register.ts";
import { useTexts } from "../../texts/context.tsx";
import styles from "./update-notice.module.css";

/** Says that a newer version waits. Nobody is made to reload in the middle of a turn. */
export function UpdateNotice() {
  const { text } = useTexts();
  const [update, setUpdate] = useState<{ readonly takeOver: () => void } | null>(null);
  useEffect(() => registerServiceWorker((takeOver) => setUpdate({ takeOver })), []);
  return (
    <div role="status" className={styles["place"]}>
      {update && (
        <Leaf as="div" tone="night" plain className={styles["notice"]}>
          <span>{text("update.ready")}</span>
          <Button kind="night" onClick={update.takeOver}>
            {text("update.reload")}
          </Button>
          <IconButton icon="cancel" tone="night" size={18} label={text("close")} onClick={() => setUpdate(null)} />
        </Leaf>
      )}
    </div>
  );
}
