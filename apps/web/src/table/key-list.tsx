import { Key } from "../design/button.tsx";
import { useTexts } from "../texts/context.tsx";
import styles from "./key-list.module.css";
import { SHORTCUTS } from "./shortcuts.ts";
import type { BoardKey } from "./slots.ts";

/** Which keys do what: those of this game first. */
export function KeyList({ keys }: { readonly keys: readonly BoardKey[] }) {
  const texts = useTexts();
  const table: readonly BoardKey[] = [
    { key: texts.text("keys.arrows.key"), does: texts.text("keys.arrows") },
    { key: texts.text("keys.choose.key"), does: texts.text("keys.choose") },
    { key: "Esc", does: texts.text("keys.escape") },
    ...SHORTCUTS.map(({ id, key }) => ({ key, does: texts.text(`keys.${id}`) })),
  ];
  return (
    <div className={styles["lists"]}>
      {keys.length > 0 && <List title={texts.text("game.name")} keys={keys} />}
      <List title={texts.text("keys.table")} keys={table} />
    </div>
  );
}

function List({ title, keys }: { readonly title: string; readonly keys: readonly BoardKey[] }) {
  return (
    <section>
      <h3 className={styles["title"]}>{title}</h3>
      <dl className={styles["keys"]}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
