import { lazy, Suspense, useState } from "react";
import { Button } from "../design/button.tsx";
import styles from "./share-link.module.css";
import { useOnlineTexts } from "./texts.ts";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

interface ShareLinkProps {
  readonly link: string;
  /** What the link is for, as its field and its picture are called. */
  readonly label: string;
  /** The same as letters that can be said or typed. */
  readonly code?: string | undefined;
  readonly withPicture?: boolean;
  readonly isPrimary?: boolean;
}

/** A link to give away: to copy or send, as a picture for a camera, and as a code that can be said. */
export function ShareLink({ link, label, code, withPicture = true, isPrimary = false }: ShareLinkProps) {
  const { text } = useOnlineTexts();
  const [said, setSaid] = useState<string | null>(null);
  const share = async () => {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: link });
      else {
        await navigator.clipboard.writeText(link);
        setSaid(text("share-link.copied"));
      }
    } catch (error) {
      // Whoever closes the device's own sheet does not want to hear about it.
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid(text("share-link.by-hand"));
    }
  };
  return (
    <div className={styles["share"]}>
      {withPicture && (
        <div className={styles["picture"]}>
          <Suspense>
            <QrCode text={link} label={text("share-link.picture", { label })} />
          </Suspense>
        </div>
      )}
      <div className={styles["words"]}>
        <input
          className={styles["field"]}
          readOnly
          value={link}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <Button kind={isPrimary ? "primary" : "second"} icon="share" onClick={() => void share()}>
          {text("share-link.copy")}
        </Button>
        {code !== undefined && (
          <p className={styles["code"]}>
            {text("share-link.code")} <b>{code}</b>
          </p>
        )}
        <p role="status" className={styles["said"]}>
          {said}
        </p>
      </div>
    </div>
  );
}
