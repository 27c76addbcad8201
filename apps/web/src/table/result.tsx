import type { GameTypes, Result as MatchResult, Rules, Seat } from "@gatehouse/engine";
import { Dialog as Radix } from "radix-ui";
import { lazy, Suspense } from "react";
import { IconButton } from "../design/button.tsx";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import { SeatEmblem } from "../design/seats.tsx";
import type { Sight } from "../match/link.ts";
import { useTexts } from "../texts/context.tsx";
import type { Texts } from "../texts/texts.ts";
import { Ceremony } from "./ceremony.tsx";
import { useControl } from "./control.ts";
import { CourseChart } from "./course-chart.tsx";
import { useLayout } from "./layout.ts";
import styles from "./result.module.css";
import { MoreVerbs, ResultVerbs } from "./result-verbs.tsx";
import type { Chapter, CommonSlots, ReckoningProps } from "./slots.ts";
import { SourceBars } from "./source-bars.tsx";
import type { Table } from "./table.ts";

/** The page is there without it, and it thinks for seconds. */
const LuckAndDecisions = lazy(async () => ({
  default: (await import("../insight/luck-and-decisions.tsx")).LuckAndDecisions,
}));

/** Only of matches on a server, whose luck can be checked. */
const Trust = lazy(async () => ({ default: (await import("../online/trust.tsx")).Trust }));

interface ResultProps extends ReckoningProps {
  readonly chapters: readonly Chapter[];
  readonly reckoning: CommonSlots<GameTypes>["reckoning"];
}

/** The end as a ceremony: who won, where the points came from, how it went, and what to do next. */
export function Result({ chapters, reckoning: Reckoning, isTold, onTold }: ResultProps) {
  const { table, sight, open } = useControl();
  const texts = useTexts();
  const result = resultOf(table.rules, sight);
  if (!result) return null;
  const order = [...result.ranks.keys()].sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  const isTelling = Reckoning !== undefined && !isTold;
  const telling = texts.text("result.telling");
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && open(null)}>
      <Radix.Portal>
        <Radix.Content
          className={styles["page"]}
          data-game={table.game.id}
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            // The result itself is read first, not whichever button happens to come first.
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
        >
          {/* Everything at once: a leaf that comes later would push the others away. What has the focus is named meanwhile. */}
          <Suspense
            fallback={<HiddenTitle>{isTelling ? telling : titleOf({ order, result }, table, texts)}</HiddenTitle>}
          >
            {isTelling ? (
              <>
                <HiddenTitle>{telling}</HiddenTitle>
                <Reckoning isTold={false} onTold={onTold} />
              </>
            ) : (
              <ResultPage order={order} result={result} chapters={chapters} reckoning={Reckoning} />
            )}
          </Suspense>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The name of the dialog for those who cannot see it. */
function HiddenTitle({ children }: { readonly children: string }) {
  return <Radix.Title className="visually-hidden">{children}</Radix.Title>;
}

/** Who has won. */
function titleOf({ order, result }: Ranked, table: Table<GameTypes>, texts: Texts): string {
  const winners = winnersOf({ order, result });
  const names = new Intl.ListFormat(texts.language).format(winners.map((seat) => table.nameOf(seat)));
  return winners.length > 1
    ? texts.text("result.title.shared", { names })
    : texts.text("result.title", { name: names });
}

function winnersOf({ order, result }: Ranked): readonly Seat[] {
  return order.filter((seat) => result.ranks[seat] === 1);
}

interface ResultPageProps extends Ranked, Pick<ResultProps, "chapters" | "reckoning"> {}

/** All that can be said about a match that is over. */
function ResultPage({ order, result, chapters, reckoning: Reckoning }: ResultPageProps) {
  const { link } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  return (
    <>
      <div className={styles["scroll"]}>
        <Leaf className={styles["ceremony"]}>
          <Ceremony order={order} result={result} />
          <Title order={order} result={result} />
          <Ranking order={order} result={result} />
        </Leaf>
        <Leaf className={styles["sources"]}>
          {Reckoning ? <Reckoning isTold onTold={() => undefined} /> : <SourceBars order={order} result={result} />}
        </Leaf>
        <Leaf className={styles["course"]}>
          <div className={styles["chart"]}>
            <Heading level={2} initial="none" size={18}>
              {texts.text("result.course")}
            </Heading>
            <CourseChart chapters={chapters} order={order} />
          </div>
          {link.analyse && (
            <Suspense fallback={<div className={styles["insight"]} />}>
              <LuckAndDecisions order={order} className={styles["insight"] ?? ""} />
            </Suspense>
          )}
        </Leaf>
        {link.online && (
          <Suspense>
            <Trust table={link.online} />
          </Suspense>
        )}
        {layout === "phone" && <MoreVerbs />}
      </div>
      <ResultVerbs />
      <Radix.Close asChild>
        <IconButton className={styles["close"] ?? ""} icon="cancel" label={texts.text("result.close")} />
      </Radix.Close>
    </>
  );
}

/** How the match has ended: as the rules say, or as the server does when somebody resigned. */
function resultOf(rules: Rules<GameTypes>, { view, outcome }: Sight): MatchResult | null {
  const result = rules.result(view);
  if (!outcome) return result;
  const { scores, ranks, reason } = outcome;
  return result ? { ...result, ranks } : { scores, ranks, reason, breakdown: rules.standing(view).breakdown };
}

export interface Ranked {
  /** The seats, best first. */
  readonly order: readonly Seat[];
  readonly result: MatchResult;
}

function Title({ order, result }: Ranked) {
  const { table, sight } = useControl();
  const texts = useTexts();
  const winners = winnersOf({ order, result });
  const next = order[winners.length];
  const [first = 0] = winners;
  const points = (result.scores[first] ?? 0) - (next === undefined ? 0 : (result.scores[next] ?? 0));
  return (
    <div className={styles["title"]}>
      <Radix.Title asChild>
        <div>
          <Heading level={1} initial="framed">
            {titleOf({ order, result }, table, texts)}
          </Heading>
        </div>
      </Radix.Title>
      <p>
        {texts.text(`end.${result.reason}`)}{" "}
        {winners.length === 1 &&
          next !== undefined &&
          // Points say nothing about who gave up.
          sight.outcome?.reason !== "resigned" &&
          texts.text("result.margin", { points, name: table.nameOf(next) })}
      </p>
    </div>
  );
}

function Ranking({ order, result }: Ranked) {
  const { table } = useControl();
  const texts = useTexts();
  return (
    <ol className={styles["ranking"]} aria-label={texts.text("result.ranking")}>
      {order.map((seat) => (
        <li key={seat} data-own={seat === table.viewer || undefined}>
          <span className={styles["rank"]}>
            <span className="visually-hidden">{texts.text("result.rank", { rank: result.ranks[seat] ?? 0 })}</span>
            <span aria-hidden="true">{result.ranks[seat]}</span>
          </span>
          <span className={styles["emblems"]}>
            {table.houses[seat]?.map((house) => (
              <SeatEmblem key={house} house={house} size={20} />
            ))}
          </span>
          <b>{table.nameOf(seat)}</b>
          <span className={styles["points"]}>{texts.number(result.scores[seat] ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}
