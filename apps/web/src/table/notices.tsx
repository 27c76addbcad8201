import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { IconButton } from "../design/button.tsx";
import { Icon } from "../design/icons.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useAnnounce } from "./live-region.tsx";
import styles from "./notices.module.css";

const NOTICE_MS = 4000;

const OnlineNotices = lazy(async () => ({ default: (await import("../online/notices.tsx")).OnlineNotices }));

/** What went wrong, what is worth knowing, what was done: short leaves at the top that take no room from the board. */
export function Notices() {
  const { link, sight, problem, dismissProblem, notice, notify } = useControl();
  const texts = useTexts();
  const announce = useAnnounce();
  const [isWarned, setIsWarned] = useState(false);
  const sayProblem = useEffectEvent(() => problem && announce(texts.say(problem), true));
  const forget = useEffectEvent(() => notify(null));
  useEffect(() => {
    if (problem) sayProblem();
  }, [problem]);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(forget, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const isUnkept = !sight.isKept && !isWarned;
  return (
    <div className={styles["notices"]}>
      {link.online && (
        <Suspense>
          <OnlineNotices table={link.online} />
        </Suspense>
      )}
      {problem && (
        <div className={styles["notice"]} data-kind="problem">
          <Icon name="cancel" size={20} />
          <p>{texts.show(problem)}</p>
          <IconButton icon="cancel" size={16} label={texts.text("notice.close")} onClick={dismissProblem} />
        </div>
      )}
      {isUnkept && (
        <div className={styles["notice"]} role="status">
          <Icon name="hourglass" size={20} />
          <p>{texts.text("notice.not-kept")}</p>
          <IconButton icon="cancel" size={16} label={texts.text("notice.close")} onClick={() => setIsWarned(true)} />
        </div>
      )}
      {notice !== null && (
        <div className={styles["notice"]}>
          <Icon name="check-mark" size={18} />
          <p>{notice}</p>
        </div>
      )}
    </div>
  );
}
