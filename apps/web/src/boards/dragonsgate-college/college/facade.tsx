import type { Deed } from "@gatehouse/dragonsgate-college";
import { memo } from "react";
import { Icon } from "../../../design/icons.tsx";
import { askedOf, type College, useCollege } from "../college.ts";
import { candidatesOf, type Gate, gatesOf, withDie } from "../gates.ts";
import { Face } from "../pieces/die.tsx";
import { DEED_ICONS, ImpMark } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import { ClockTower } from "./clock-tower.tsx";
import styles from "./facade.module.css";
import { gateOffer } from "./gate-offer.tsx";
import { ImpTower } from "./imp-tower.tsx";

/** The front of the college at dusk: nine gates between the imp tower and the clock tower. */
export function Facade() {
  return (
    <div className={styles["facade"]} data-zone="gates">
      <Dusk />
      <ImpTower />
      <Gates />
      <ClockTower />
    </div>
  );
}

/** What each gate gives now; while a die is only looked at, what it would give with that die. */
export function Gates({ className = styles["gates"] }: { readonly className?: string | undefined }) {
  const college = useCollege();
  const { table, printed, choosing, own } = college;
  const would = withDie(table, choosing.considered);
  const view = would?.view ?? table.view;
  const gates = gatesOf(printed, view, own, would?.legal ?? table.legal);
  return (
    <div className={className}>
      {gates.map((gate) => (
        <GateSpot key={gate.deed} gate={gate} isAhead={would !== null} view={view} />
      ))}
    </div>
  );
}

interface GateSpotProps {
  readonly gate: Gate;
  /** Whether it shows what a die would open, not what is open. */
  readonly isAhead: boolean;
  readonly view: Parameters<typeof gatesOf>[1];
}

function GateSpot({ gate, isAhead, view }: GateSpotProps) {
  const college = useCollege();
  const { table, printed, choosing, own } = college;
  const { texts } = table;
  const { deed, number, faces, actions, imps, face } = gate;
  const isOpen = actions.length > 0;
  const light = isOpen ? (imps > 0 ? "imps" : "lit") : "shut";
  const { gain, line } = gateOffer({ texts, printed, view, seat: own }, gate);
  const isLegal = isOpen && !isAhead;
  const [only] = actions;
  const press = () => {
    // What can be done in one way only is done; everything else is chosen where it lies.
    if (actions.length === 1 && only && only.type === "exchange-die") choosing.act(only);
    else choosing.pickGate(deed);
  };
  const name = texts.text(`dc.gate.${deed}`);
  const label = [
    `${number}, ${texts.text(`deed.${deed}`)}`,
    texts.text("dc.gate.faces", { faces: faces.join(", ") }),
    ...(isOpen ? [texts.text("dc.gate.open", { imps })] : []),
  ].join(", ");
  return (
    <Spot
      className={styles["gate"]}
      actions={isOpen ? actions : candidatesOf({ printed, view: table.view, seat: own }, deed)}
      isOpen={isLegal}
      isChosen={choosing.gate === deed}
      label={label}
      name={name}
      shortcut={String(number)}
      onPress={press}
      data={{ "data-gate": deed, "data-light": light, "data-piece": `gate ${deed}` }}
    >
      <Arch light={light} isChosen={choosing.gate === deed || isBeingBuilt(college, deed)} />
      <span className={styles["number"]} aria-hidden="true">
        {number}
      </span>
      <Icon name={DEED_ICONS[deed]} size={23} />
      <span className={styles["name"]}>{name}</span>
      <span className={styles["gain"]}>{gain}</span>
      <span className={styles["line"]}>{line}</span>
      {isOpen && imps > 0 && (
        <span className={styles["imps"]}>
          {imps}
          <ImpMark size={16} />
        </span>
      )}
      <span className={styles["faces"]}>
        {faces.map((each) => (
          <Face key={each} face={each} state={isOpen && each === face ? (imps > 0 ? "imps" : "used") : "other"} />
        ))}
      </span>
    </Spot>
  );
}

/** Whether a building is being placed: then its gate stays chosen. */
function isBeingBuilt(college: College, deed: Deed): boolean {
  return deed === "build" && askedOf(college)?.type === "building";
}

const ARCH = "M0 136V54C0 27 29 12 55 0C81 12 110 27 110 54V136Z";

function Arch({ light, isChosen }: { readonly light: "lit" | "imps" | "shut"; readonly isChosen: boolean }) {
  const isOpen = light !== "shut";
  const edge = isChosen ? "var(--chosen)" : isOpen ? "var(--glow)" : "#1c1430";
  const width = isChosen ? 5 : light === "lit" ? 4 : isOpen ? 3 : 2;
  return (
    <svg className={styles["arch"]} viewBox="0 0 110 136" preserveAspectRatio="none" aria-hidden="true">
      <path d={ARCH} fill="none" stroke="var(--dc-stone1)" strokeWidth="8" />
      {light === "lit" && (
        <path d={ARCH} fill="none" stroke="var(--dc-halo)" strokeWidth="7" filter="url(#dc-blur)" opacity=".95" />
      )}
      <path d={ARCH} fill={`url(#dc-${light === "imps" ? "dim" : light})`} />
      {!isOpen && <path d="M22 30V136M44 14V136M66 14V136M88 30V136" stroke="#fff" strokeOpacity=".06" />}
      <path
        d={ARCH}
        fill="none"
        stroke={edge}
        strokeWidth={width}
        strokeDasharray={light === "imps" ? "7 5" : undefined}
      />
      <path
        d="M42 -6h26l-4 21h-18z"
        fill={light === "lit" ? "#e0b44c" : "#5c4d74"}
        stroke="#2a2040"
        strokeWidth="1.200"
      />
    </svg>
  );
}

const ROOFS = [
  [60, 60, 8],
  [180, 34, 26],
  [300, 46, 20],
  [420, 30, 28],
  [560, 50, 14],
  [700, 36, 28],
  [830, 52, 16],
  [960, 32, 26],
  [1080, 46, 20],
  [1190, 34, 28],
  [1300, 60, 8],
] as const;

const CRENELS = Array.from({ length: 53 }, (_, index) => `M${index * 26} 42h15v12h-15z`).join("");

const STARS = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 367) % 1366,
  y: (index * 53) % 40,
  r: 0.6 + (index % 4) * 0.25,
}));

/** Sky, distant roofs, and the wall. */
const Dusk = memo(function Dusk() {
  return (
    <svg className={styles["sky"]} viewBox="0 0 1366 152" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1366" height="152" fill="url(#dc-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#ffeec4" opacity=".6" />
      ))}
      {ROOFS.map(([x, width, top]) => (
        <path key={x} d={`M${x - width / 2} 52L${x} ${top}L${x + width / 2} 52Z`} fill="var(--dc-stone3)" />
      ))}
      <path d={CRENELS} fill="var(--dc-stone2)" />
      <rect y="50" width="1366" height="102" fill="url(#dc-stone)" />
      <rect y="50" width="1366" height="102" fill="url(#dc-brick)" />
      <rect y="142" width="1366" height="10" fill="#000" opacity=".3" />
    </svg>
  );
});
