import { useState } from "react";
import { Icon, type IconName } from "../../design/icons.tsx";
import { useControl } from "../../table/control.ts";
import type { Verb } from "../../table/slots.ts";
import { Careers } from "./college/careers.tsx";
import { Chronicle } from "./college/chronicle.tsx";
import { ClockTower, OrderTrack } from "./college/clock-tower.tsx";
import { Court } from "./college/court.tsx";
import { Gates } from "./college/facade.tsx";
import { ImpTower } from "./college/imp-tower.tsx";
import { People } from "./college/people.tsx";
import { Ribbon } from "./college/ribbon.tsx";
import { Dungeon, Subterfuge } from "./college/tracks.tsx";
import { askedOf, type College, useCollege } from "./college.ts";
import { folioOf } from "./folios/folio.ts";
import { HouseBoard } from "./house/house.tsx";
import styles from "./pages.module.css";
import { Folio } from "./room.tsx";

const PAGE_ICONS = {
  dice: "rolling-dices",
  careers: "tied-scroll",
  people: "graduate-cap",
  tracks: "dungeon-gate",
  house: "family-house",
} as const satisfies Readonly<Record<string, IconName>>;
type PageName = keyof typeof PAGE_ICONS;

/** How much is seen at a time: a page, a page of several parts, or such a page beside the house. */
type Breadth = "phone" | "tablet" | "spread";

const PAGES: Readonly<Record<Breadth, readonly PageName[]>> = {
  phone: ["dice", "careers", "people", "tracks", "house"],
  tablet: ["dice", "careers", "house"],
  spread: ["dice", "careers", "tracks"],
};

/** On which page something is that has none of its own. */
const ELSEWHERE: Readonly<Record<Breadth, Readonly<Partial<Record<PageName, PageName>>>>> = {
  phone: {},
  tablet: { people: "careers", tracks: "dice" },
  spread: { people: "careers", house: "dice" },
};

const TABLET_FROM = 600;
const SPREAD_FROM = 960;
const HOUSE_WIDTH = 462;

export function breadthOf(width: number): Breadth {
  if (width < TABLET_FROM) return "phone";
  return width < SPREAD_FROM ? "tablet" : "spread";
}

interface PagesProps {
  readonly verbs: readonly Verb[];
  readonly breadth: Breadth;
  readonly size: { readonly width: number; readonly height: number };
}

/** The college on a smaller screen: a page at a time, the ribbon always in sight. What is asked opens the page where it is chosen. */
export function Pages({ verbs, breadth, size }: PagesProps) {
  const college = useCollege();
  const { choosing, own, table } = college;
  const { guide } = useControl();
  const asked = wantedPage(college);
  const wanted = ELSEWHERE[breadth][asked] ?? asked;
  const moment = `${table.step} ${wanted}`;
  const [turned, setTurned] = useState<{ readonly moment: string; readonly page: PageName } | null>(null);
  const turnedTo = turned?.moment === moment ? turned.page : wanted;
  const seat = choosing.guest ?? own;
  const isSpread = breadth === "spread";
  const page = choosing.guest === null || isSpread ? turnedTo : "house";
  const folio = folioOf(college);
  const isPlacing = table.view.pending.at(-1)?.type === "building" && table.seat !== null;
  const isUnrolled = folio !== null && page === wanted && (!isPlacing || isSpread);
  return (
    <div className={styles["pages"]}>
      <div className={styles["column"]}>
        {guide && <div className={styles["guide"]}>{guide}</div>}
        <div className={styles["page"]} data-page={page}>
          {isUnrolled ? (
            <div className={styles["folio"]}>
              <Folio name={folio} />
            </div>
          ) : (
            <Page page={page} breadth={breadth} size={size} />
          )}
        </div>
        <Ribbon verbs={verbs} />
        <nav className={styles["tabs"]} aria-label={table.texts.text("dc.pages")}>
          {PAGES[breadth].map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === page ? "page" : undefined}
              data-wanted={(each === wanted && table.seat !== null) || undefined}
              onClick={() => {
                if (choosing.guest !== null) choosing.visit(null);
                setTurned({ moment, page: each });
              }}
            >
              <Icon name={PAGE_ICONS[each]} size={23} />
              {table.texts.text(`dc.page.${each}`)}
            </button>
          ))}
        </nav>
      </div>
      {isSpread && (
        <div className={styles["beside"]} style={{ width: HOUSE_WIDTH }}>
          <HouseBoard seat={seat} />
          {!guide && <Chronicle />}
        </div>
      )}
    </div>
  );
}

/** The page where what is asked can be chosen. */
function wantedPage(college: College): PageName {
  const top = askedOf(college);
  const { gate, card } = college.choosing;
  if (gate === "recruit" || gate === "hire") return "people";
  if (gate === "dungeon" || gate === "order") return "tracks";
  if (gate === "career") return "careers";
  if (card !== null) return "house";
  switch (top?.type) {
    case "professors":
    case "building":
    case "room":
    case "hand-limit":
      return "house";
    case "effects":
      return grantedPage(college);
    default:
      return "dice";
  }
}

function grantedPage({ table }: College): PageName {
  const has = (...types: readonly string[]) => table.legal.some(({ type }) => types.includes(type));
  if (has("take-apprentice", "take-professor", "draw-apprentice", "draw-professor")) return "people";
  if (has("place-disc")) return "tracks";
  return has("discard-apprentice", "repeat-career") ? "house" : "dice";
}

interface PageProps extends Omit<PagesProps, "verbs"> {
  readonly page: PageName;
}

function Page({ page, breadth, size }: PageProps) {
  const { choosing, own } = useCollege();
  switch (page) {
    case "dice":
      return <DicePage breadth={breadth} size={size} />;
    case "careers":
      return (
        <div className={styles["scroll"]}>
          <Careers />
          {breadth !== "phone" && <People />}
        </div>
      );
    case "people":
      return (
        <div className={styles["scroll"]}>
          <People />
        </div>
      );
    case "tracks":
      return (
        <div className={styles["scroll"]}>
          <Towers />
          <Dungeon />
          <Subterfuge />
        </div>
      );
    case "house":
      return <HouseBoard seat={choosing.guest ?? own} unit={unitFor(size)} />;
  }
}

/** Gates and dice; where there is room, the towers stand beside the gates, and the tracks lie below. */
function DicePage({ breadth, size }: Omit<PageProps, "page">) {
  const isBroad = (breadth === "spread" ? size.width - HOUSE_WIDTH : size.width) >= TOWERS_FROM;
  return (
    <>
      <div className={styles["gates"]} data-zone="gates" data-broad={isBroad || undefined}>
        {isBroad && <ImpTower />}
        <Gates className={styles["nine"]} />
        {isBroad && <ClockTower />}
      </div>
      <Court size={46} />
      {breadth === "tablet" && (
        <div className={styles["scroll"]}>
          {!isBroad && <Towers />}
          <Dungeon />
          <Subterfuge />
          <Chronicle />
        </div>
      )}
    </>
  );
}

/** So broad are nine gates in three rows with a tower at each side. */
const TOWERS_FROM = 690;

function Towers() {
  return (
    <div className={styles["towers"]} data-zone="towers">
      <ImpTower />
      <OrderTrack />
    </div>
  );
}

/** What of a house is beside and below its grounds. */
const AROUND = { width: 164, height: 500 } as const;
const LEAST_UNIT = 53;
const LARGEST_UNIT = 122;

/** The side of a square of the grounds: as large as the window allows. */
function unitFor({ width, height }: PagesProps["size"]): number {
  if (breadthOf(width) === "phone") return LEAST_UNIT;
  const unit = Math.floor(Math.min((width - AROUND.width) / 5, (height - AROUND.height) / 4, LARGEST_UNIT));
  return Math.max(LEAST_UNIT, unit);
}
