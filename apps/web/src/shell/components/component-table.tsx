import type { Component, ComponentTable, Provenance } from "@gatehouse/engine";
import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import type { Texts } from "../../texts/texts.ts";
import styles from "./component-table.module.css";
import { ProvenanceMark } from "./provenance-mark.tsx";
import { valueName, valueWords } from "./value-words.ts";

interface Column {
  readonly name: string;
  /** Where all its values come from, if from the same source; else every cell says it. */
  readonly provenance: Provenance | null;
}

/** One table of components. The provenance stands where it says most with least: above a column, or at each value. */
export function ComponentTableLeaf({ table, texts }: { readonly table: ComponentTable; readonly texts: Texts }) {
  const title = texts.text(`component.${table.id}`);
  const all = columnsOf(table.components);
  const named = all.find(({ name }) => name === "name");
  const columns = all.filter((column) => column !== named);
  return (
    <Leaf as="div" className={styles["leaf"]}>
      <Heading level={2} size={22}>
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={styles["scroll"]} aria-label={title} tabIndex={0}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <HeadCell label={texts.text("components.name")} provenance={named?.provenance ?? null} />
              <HeadCell label={texts.text("components.copies")} provenance={null} />
              {columns.map(({ name, provenance }) => (
                <HeadCell key={name} label={valueName(name, texts)} provenance={provenance} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.components.map((component) => (
              <tr key={component.id}>
                <th scope="row">
                  {texts.text(`component.${table.id}.${component.id}`)}
                  {named && <Origin column={named} component={component} />}
                </th>
                <td>{texts.number(component.copies)}</td>
                {columns.map((column) => (
                  <td key={column.name}>
                    <Value column={column} component={component} texts={texts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Leaf>
  );
}

function HeadCell({ label, provenance }: { readonly label: string; readonly provenance: Provenance | null }) {
  return (
    <th scope="col">
      <span className={styles["column"]}>{label}</span>
      {provenance && <ProvenanceMark provenance={provenance} />}
    </th>
  );
}

interface CellProps {
  readonly column: Column;
  readonly component: Component;
}

function Value({ column, component, texts }: CellProps & { readonly texts: Texts }) {
  const found = component.values[column.name];
  if (!found) return <>–</>;
  // What only repeats the component's own name is its text in the rules.
  const words = found.value === component.id ? texts.text("components.see-rules") : valueWords(found.value, texts);
  return (
    <>
      <span className={styles["value"]}>{words}</span>
      <Origin column={column} component={component} />
    </>
  );
}

function Origin({ column, component }: CellProps) {
  const found = component.values[column.name];
  if (column.provenance || !found) return null;
  return (
    <div>
      <ProvenanceMark provenance={found.provenance} />
    </div>
  );
}

function columnsOf(components: readonly Component[]): readonly Column[] {
  const names = [...new Set(components.flatMap(({ values }) => Object.keys(values)))];
  return names.map((name) => {
    const all = new Set(components.flatMap(({ values }) => values[name]?.provenance ?? []));
    const [only, ...others] = all;
    return { name, provenance: only && others.length === 0 ? only : null };
  });
}
