import { generate } from "lean-qr";
import { useMemo } from "react";
import styles from "./qr-code.module.css";

/** So many modules of quiet around it, as the standard asks for. */
const QUIET = 4;

/** A link to be read by a camera. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg className={styles["code"]} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} rx={1.5} fill="#fff" />
      <path d={path} fill="#1d1726" />
    </svg>
  );
}

/** Rows of dark modules as one path. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text);
  const { size } = code;
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (code.get(x, y)) runs.push(`M${x} ${y}h1v1h-1z`);
  return { size, path: runs.join("") };
}
