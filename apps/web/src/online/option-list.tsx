import { isChoice } from "../shell/new-match/set-up.ts";
import { useGame } from "../shell/parts/game-words.ts";
import styles from "./option-list.module.css";

interface OptionListProps {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
}

/** What was chosen for a match, in the words of its game. */
export function OptionList({ game: id, options }: OptionListProps) {
  const found = useGame(id);
  if (!found) return null;
  const { game, texts } = found;
  const shown = game.options.filter((spec) => isChoice(spec) && options[spec.name] !== undefined);
  if (shown.length === 0) return null;
  const wordOf = (name: string): string => {
    const value = options[name];
    const key = `option.${name}.${value}`;
    if (typeof value === "boolean") return texts.text(value ? "components.yes" : "components.no");
    return texts.has(key) ? texts.text(key) : String(value);
  };
  return (
    <dl className={styles["options"]}>
      {shown.map(({ name }) => (
        <div key={name}>
          <dt>{texts.text(`option.${name}`)}</dt>
          <dd>{wordOf(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
