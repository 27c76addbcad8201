import { type ReactNode, useEffect, useState } from "react";
import { Leaf } from "../design/leaf.tsx";
import { isServed } from "../match/online/client.ts";
import styles from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";

/** What needs a server, or a sentence that there is none. */
export function Served({ children }: { readonly children: ReactNode }) {
  const { text } = useOnlineTexts();
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const ask = () => void isServed().then(setThere);
    ask();
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, []);
  if (isThere) return children;
  return (
    <Leaf className={styles["leaf"]}>
      <p role="status">{text("online.no-server")}</p>
    </Leaf>
  );
}
