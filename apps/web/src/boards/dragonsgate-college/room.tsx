import { type CSSProperties, lazy, Suspense, useEffect, useRef } from "react";
import { Icon } from "../../design/icons.tsx";
import { useControl } from "../../table/control.ts";
import { useSize } from "../../table/size.ts";
import type { Verb } from "../../table/slots.ts";
import { Careers } from "./college/careers.tsx";
import { Chronicle } from "./college/chronicle.tsx";
import { Court } from "./college/court.tsx";
import { Facade } from "./college/facade.tsx";
import { People } from "./college/people.tsx";
import { Ribbon } from "./college/ribbon.tsx";
import { Dungeon, Subterfuge } from "./college/tracks.tsx";
import { useCollege } from "./college.ts";
import { type FolioName, folioOf } from "./folios/folio.ts";
import { HouseBoard } from "./house/house.tsx";
import { Motion } from "./motion/motion.tsx";
import { breadthOf, Pages } from "./pages.tsx";
import styles from "./room.module.css";
import { useSpotKeys } from "./use-spot-keys.ts";

/** The size for which the room is drawn; it grows with the window, and below this it becomes pages. */
const DESIGN = { width: 1366, height: 660 } as const;
const LARGEST = 1.7;
const SMALLEST = 0.9;

/** The whole college as one screen, or as pages where there is too little room for that. */
export function Room({ verbs }: { readonly verbs: readonly Verb[] }) {
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const keys = useSpotKeys(area);
  const scale = Math.min(size.width / DESIGN.width, size.height / DESIGN.height, LARGEST);
  const breadth = scale < SMALLEST ? breadthOf(size.width) : null;
  const { table } = useCollege();
  useEffect(() => void loadFolios(), []);
  return (
    <div ref={area} className={styles["area"]} data-pages={breadth ?? undefined} {...keys}>
      {size.width > 0 && (
        <div
          className={styles["scaled"]}
          style={
            breadth === null
              ? { width: size.width / scale, height: size.height / scale, transform: `scale(${scale})` }
              : size
          }
        >
          <Motion step={table.step} isLive={table.isLive} events={table.events} game={table.game.id}>
            {breadth === null ? <WholeRoom verbs={verbs} /> : <Pages verbs={verbs} breadth={breadth} size={size} />}
          </Motion>
        </div>
      )}
    </div>
  );
}

function WholeRoom({ verbs }: { readonly verbs: readonly Verb[] }) {
  const college = useCollege();
  const { choosing, own } = college;
  const { guide } = useControl();
  const folio = folioOf(college);
  const isBuilding = folio === "market";
  return (
    <div className={styles["room"]} style={{ "--house": isBuilding ? "556px" : "462px" } as CSSProperties}>
      <Facade />
      <div className={styles["left"]}>
        <Ribbon verbs={verbs} />
        {folio ? (
          <div className={styles["folio"]} data-folio={folio}>
            <Folio name={folio} />
          </div>
        ) : (
          <>
            <Court />
            <Parchment />
          </>
        )}
      </div>
      <div className={styles["house"]}>
        <HouseBoard seat={choosing.guest ?? own} unit={isBuilding ? 77 : 60} />
        {folio && guide && <div className={styles["guide"]}>{guide}</div>}
      </div>
    </div>
  );
}

const loadFolios = () => import("./folios/folios.tsx");
const OpenFolio = lazy(async () => ({ default: (await loadFolios()).OpenFolio }));

/** Nobody needs it with the first picture of the table; when it is needed it is there. */
export function Folio({ name }: { readonly name: FolioName }) {
  return (
    <Suspense fallback={null}>
      <OpenFolio name={name} />
    </Suspense>
  );
}

/** The shared board: careers, people, tracks, and what happened last. */
function Parchment() {
  return (
    <div className={styles["parchment"]}>
      <Icon name="spiked-dragon-head" size={190} className={styles["watermark"] ?? ""} />
      <Careers />
      <People />
      <div className={styles["tracks"]}>
        <Dungeon />
        <Subterfuge />
      </div>
      <Chronicle />
    </div>
  );
}
