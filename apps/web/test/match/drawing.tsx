import { text } from "node:stream/consumers";
import { at, type GameTypes, LANGUAGES, type Language, type Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { vi } from "vitest";
import { Router } from "wouter";
import type { BoardModule } from "../../src/boards/board.ts";
import { loadBoard } from "../../src/boards/registry.ts";
import { houseOf } from "../../src/design/seats.tsx";
import { ControlProvider, type TableControl } from "../../src/table/control.ts";
import { LiveRegion } from "../../src/table/live-region.tsx";
import { SeatName } from "../../src/table/seat-name.tsx";
import type { Moment, TableParts } from "../../src/table/table.ts";
import { gameMessages, MoreTexts, shellMessages } from "../../src/texts/context.tsx";
import { type Texts, textsOf } from "../../src/texts/texts.ts";
import { type Seated, tableAt } from "./seated.ts";
import { onScreen, type ScreenName } from "./without-browser.ts";

/** How a table is drawn. */
export interface Drawing extends Partial<Pick<TableControl, "sheet" | "isText" | "hint">> {
  readonly language: Language;
  readonly screen: ScreenName;
  readonly moment?: Moment | null;
  readonly proposed?: TableParts["proposed"];
  readonly hinted?: TableParts["hinted"];
}

/** Draws the page of a table as it is when it is asked to. Fails if any part of the page does. */
export type Painter = (drawing: Drawing) => Promise<Drawn>;

/** A page as it was drawn. */
export interface Drawn {
  readonly html: string;
  /** What nobody should read. */
  readonly broken: readonly string[];
}

export async function painterOf(seated: Seated): Promise<Painter> {
  const { game } = seated;
  const board = await loadBoard(game.id);
  if (!board) throw new Error(`no board for ${game.id}`);
  const names = namesOf(seated, board);
  const told = new Map<Language, Texts>();
  const beginnings = new Set<string>();
  for (const language of LANGUAGES) {
    const messages = { ...(await shellMessages(language)), ...(await gameMessages(language, game, board.messages)) };
    for (const name of Object.keys(messages)) beginnings.add(name.split(".")[0] ?? "");
    told.set(language, textsOf(language, messages, { plain: names.nameOf, shown: names.showSeat }));
  }
  return async ({ language, screen, moment = null, proposed = null, hinted = null, ...open }) => {
    const texts = told.get(language) ?? textsOf(language, {});
    const table = tableAt(seated, { ...names, texts, moment, proposed, hinted });
    onScreen(screen);
    const html = await printed(
      <Router ssrPath="/table/match">
        <MoreTexts texts={texts}>
          <LiveRegion>
            <ControlProvider value={controlOf(seated, { ...open, table })}>
              <board.GameTable table={table} />
            </ControlProvider>
          </LiveRegion>
        </MoreTexts>
      </Router>,
    );
    return { html, broken: brokenWordsIn(html, beginnings) };
  };
}

/** Names and colours, as the page puts them together. */
function namesOf({ link }: Seated, board: BoardModule<GameTypes>) {
  const { players, options } = link.info;
  const houses = board.housesOf?.(options) ?? players.map((_, seat) => [houseOf(seat)]);
  const nameOf = (seat: Seat) => at(players, seat).name;
  const showSeat = (seat: Seat) => <SeatName key={seat} houses={at(houses, seat)} name={nameOf(seat)} />;
  return { houses, nameOf, showSeat };
}

async function printed(page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  // React itself complains of two pieces with one name, or of what cannot be within what.
  const complaints = vi.spyOn(console, "error").mockImplementation((...said) => void faults.push(said));
  try {
    const { prelude } = await prerenderToNodeStream(page, { onError: (fault) => void faults.push(fault) });
    const html = await text(prelude);
    if (faults.length > 0) throw faults[0];
    return html;
  } finally {
    complaints.mockRestore();
  }
}

const nothing = () => undefined;

function controlOf(
  { link, rules }: Seated,
  open: Pick<TableControl, "table"> & Partial<Pick<TableControl, "sheet" | "isText" | "hint">>,
): TableControl {
  const sight = link.sight();
  return {
    link,
    sight,
    isOver: rules.actors(sight.view).length === 0,
    fault: link.fault(),
    problem: null,
    dismissProblem: nothing,
    notice: null,
    notify: nothing,
    attempt: async () => undefined,
    show: nothing,
    showNext: nothing,
    confirm: nothing,
    dropProposal: () => false,
    hint: null,
    askHint: nothing,
    closeHint: nothing,
    undo: nothing,
    undoAgreed: nothing,
    guide: null,
    sheet: null,
    open: nothing,
    clause: null,
    openRules: nothing,
    isText: false,
    toggleText: nothing,
    ...open,
  };
}

/** What is only said, or shown instead of something. */
const SAID = /\s(?:aria-label|aria-description|aria-valuetext|title|alt|placeholder)="([^"]*)"/g;

/** All that can be read on a page, piece by piece. */
function wordsOf(html: string): string[] {
  const said = [...html.matchAll(SAID)].map(([, words = ""]) => words);
  const seen = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "").split(/<[^>]*>/);
  return [...said, ...seen].filter((words) => words.trim() !== "");
}

/** What should have been filled in, or what a program says of nothing. */
const NO_WORDS = /[{}]|\bundefined\b|\bNaN\b|\[object /;

/** What could be the name of a message in place of its text, if it begins as such names do; or an abbreviation. */
const NAME = /(?<![\w.])([a-z][a-z-]*)(?:\.[a-z0-9][a-z0-9-]*)+(?![\w.])/g;

/** What nobody should read. */
function brokenWordsIn(html: string, beginnings: ReadonlySet<string>): string[] {
  const isName = (words: string) => [...words.matchAll(NAME)].some(([, beginning = ""]) => beginnings.has(beginning));
  return [...new Set(wordsOf(html).filter((words) => NO_WORDS.test(words) || isName(words)))];
}

/** Whether there is anything on the page by which whoever is asked can choose: a place, a piece in hand, a verb. */
export function offersChoice(html: string): boolean {
  const tags = html.match(/<[^>]*(?:data-legal|data-hand-tile|data-kind="primary")[^>]*>/g) ?? [];
  return tags.some((tag) => !tag.includes('aria-disabled="true"'));
}
