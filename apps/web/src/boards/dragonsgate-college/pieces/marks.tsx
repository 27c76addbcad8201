import {
  type CareerType,
  coinsLessOf,
  type Deed,
  type Effect,
  type Metal,
  SKILLS,
  type Skill,
} from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { ReactElement } from "react";
import { Glyph, Icon, type IconName } from "../../../design/icons.tsx";
import styles from "./marks.module.css";

export const SKILL_ICONS: Readonly<Record<Skill, IconName>> = {
  sorcery: "fairy-wand",
  stealth: "domino-mask",
  brawn: "biceps",
};

export const CAREER_ICONS: Readonly<Record<CareerType, IconName>> = {
  wizard: "pointy-hat",
  rogue: "cowled",
  warrior: "visored-helm",
};

export const DEED_ICONS: Readonly<Record<Deed, IconName>> = {
  influence: "rolling-dices",
  fees: "receive-money",
  tournament: "mounted-knight",
  recruit: "graduate-cap",
  hire: "owl",
  build: "hammer-nails",
  dungeon: "dungeon-gate",
  order: "alarm-clock",
  career: "tied-scroll",
};

interface SizedProps {
  readonly size?: number;
}

/** A coin with its number inside; without one just a coin. */
export function CoinMark({ value, size = 22 }: SizedProps & { readonly value?: number }): ReactElement {
  const font = Math.max(15, (14.3 * 24) / size);
  return (
    <svg className={styles["mark"]} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12.600" r="11" fill="#6d4a10" opacity=".5" />
      <circle cx="12" cy="12" r="10.800" fill="url(#gold-token)" stroke="#7a5410" strokeWidth="1.200" />
      <circle cx="12" cy="12" r="8.300" fill="none" stroke="#7a5410" strokeOpacity=".45" strokeWidth=".9" />
      {value !== undefined && (
        <text x="12" y={12 + font * 0.335} textAnchor="middle" fontSize={font} fontWeight="900" fill="#3a2708">
          {value}
        </text>
      )}
    </svg>
  );
}

export function ImpMark({ size = 18 }: SizedProps): ReactElement {
  return <Icon name="imp-laugh" size={size} className={styles["imp"] ?? ""} />;
}

export function PrestigeMark({ size = 18 }: SizedProps): ReactElement {
  return <Icon name="laurels" size={size} className={styles["prestige"] ?? ""} />;
}

export function SealMark({ size = 20 }: SizedProps): ReactElement {
  return <Icon name="wax-seal" size={size} className={styles["seal"] ?? ""} />;
}

/** The back of a Wizardry card. */
export function CardMark({ size = 20 }: SizedProps): ReactElement {
  return (
    <svg className={styles["mark"]} width={size * 0.76} height={size} viewBox="0 0 19 25" aria-hidden="true">
      <rect x="1" y="1" width="17" height="23" rx="3" fill="#4b3877" stroke="#e0b44c" strokeWidth="1.600" />
      <path
        d="M9.500 6l1.700 4.400 4.400 1.800-4.400 1.800-1.700 4.400-1.700-4.400-4.400-1.800 4.400-1.800z"
        fill="#f3d58a"
      />
    </svg>
  );
}

const METALS: Readonly<Record<Metal | "any", readonly [fill: string, deep: string]>> = {
  gold: ["#e6b93f", "#6a4708"],
  silver: ["#cfd3d8", "#4d5560"],
  bronze: ["#c98552", "#5e3315"],
  any: ["#e9dcc0", "#6a4708"],
};

/** Trophies differ by outline as well as by metal: a sunburst, a hexagon, a square. */
function trophyOutline(metal: Metal | "any"): string {
  if (metal === "bronze") return "M3.400 3.400H20.600V20.600H3.400Z";
  const [corners, odd] = metal === "silver" ? [6, 10.5] : [20, 8.6];
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const radius = index % 2 === 1 ? odd : 10.5;
    return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export function TrophyMark({ metal, size = 22 }: SizedProps & { readonly metal: Metal | "any" }): ReactElement {
  const [fill, deep] = METALS[metal];
  return (
    <svg className={styles["mark"]} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={trophyOutline(metal)} fill={fill} stroke={deep} strokeWidth="1.200" strokeLinejoin="round" />
      {metal === "any" ? (
        <text x="12" y="17" textAnchor="middle" fontSize="15" fontWeight="900" fill={deep}>
          ?
        </text>
      ) : (
        <Glyph name="trophy-cup" x={12} y={12} size={13} fill={deep} />
      )}
    </svg>
  );
}

/** A skill and a number, as on tiles. */
function SkillChip({ skill, value }: { readonly skill: Skill; readonly value: number | string }): ReactElement {
  return (
    <span className={styles["skill"]} data-skill={skill}>
      <Icon name={SKILL_ICONS[skill]} size={14} />
      {value}
    </span>
  );
}

function isSkill(good: string): good is Skill {
  return SKILLS.some((skill) => skill === good);
}

/** What an effect gives, in pictures and numbers; what no picture says is left to the words beside it. */
function EffectMark({ effect, size = 16 }: { readonly effect: Effect; readonly size?: number }): ReactElement {
  switch (effect.kind) {
    case "gain":
      return <GainMark good={effect.good} amount={effect.amount} size={size} />;
    case "gain-per":
      return (
        <>
          <PrestigeMark size={size} />
          <Icon name="hourglass" size={size - 2} />
        </>
      );
    case "dungeon":
      return (
        <>
          <Icon name="footsteps" size={size} />
          {effect.steps}
        </>
      );
    case "maintenance":
      return (
        <>
          <Icon name="broom" size={size} />−{effect.steps}
        </>
      );
    case "trophy":
      return <TrophyMark metal={effect.metal} size={size + 6} />;
    case "deed":
      return <DeedMark terms={effect.terms} size={size} />;
    case "seal":
      return <SealMark size={size + 3} />;
    case "place":
      return <Icon name={effect.for === "apprentice" ? "bed" : "owl"} size={size + 1} />;
    case "income":
      return (
        <>
          <Icon name="hourglass" size={size - 1} />
          <EffectMarks effects={effect.effects} size={size - 1} />
        </>
      );
    case "choose":
      return <ChoiceMark options={effect.options} size={size} />;
    case "whenever":
      return (
        <>
          <Icon name="hammer-nails" size={size} />
          <EffectMarks effects={effect.effects} size={size - 1} />
        </>
      );
    default:
      return <Icon name="spell-book" size={size} />;
  }
}

/** An action without a die, and what it costs less. */
function DeedMark({
  terms,
  size,
}: {
  readonly terms: Extract<Effect, { kind: "deed" }>["terms"];
  readonly size: number;
}): ReactElement {
  const coins = coinsLessOf(terms);
  return (
    <>
      <Icon name={DEED_ICONS[terms.deed]} size={size + 2} />
      {coins > 0 && (
        <>
          −<CoinMark value={coins} size={size + 3} />
        </>
      )}
    </>
  );
}

function GainMark({ good, amount, size }: { readonly good: string; readonly amount: number; readonly size: number }) {
  if (isSkill(good)) return <SkillChip skill={good} value={`+${amount}`} />;
  if (good === "coins") return <CoinMark value={amount} size={size + 5} />;
  const icon = {
    imps: <ImpMark size={size + 2} />,
    prestige: <PrestigeMark size={size} />,
    cards: <CardMark size={size + 4} />,
    subterfuge: <Icon name="hooded-assassin" size={size} />,
  }[good];
  const isNumbered = good === "prestige" || good === "subterfuge" || amount > 1;
  return (
    <>
      {icon}
      {isNumbered && amount}
    </>
  );
}

function ChoiceMark({ options, size }: { readonly options: readonly (readonly Effect[])[]; readonly size: number }) {
  return (
    <>
      {options.map((effects, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes places
        <span key={index} className={styles["marks"]}>
          {index > 0 && <i className={styles["or"]}>/</i>}
          <EffectMarks effects={effects} size={size - 1} />
        </span>
      ))}
    </>
  );
}

/** Several effects side by side. */
export function EffectMarks({
  effects,
  size: wanted = 16,
}: {
  readonly effects: readonly Effect[];
  readonly size?: number;
}) {
  // Three and more share the room of two.
  const isCrowded = effects.length > 2 || effects.some(({ kind }) => kind === "choose");
  const size = isCrowded ? Math.max(11, wanted - 3) : wanted;
  return (
    <span className={styles["marks"]} data-crowded={isCrowded || undefined} aria-hidden="true">
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes places
        <span key={index} className={styles["effect"]}>
          <EffectMark effect={effect} size={size} />
        </span>
      ))}
    </span>
  );
}

/** Three skills of a person or of a house, in their usual order. */
export function SkillRow({ skills }: { readonly skills: readonly number[] }) {
  return (
    <span className={styles["skills"]} aria-hidden="true">
      {SKILLS.map((skill, index) => (
        <span key={skill} data-skill={skill} data-zero={at(skills, index) === 0 || undefined}>
          {at(skills, index)}
        </span>
      ))}
    </span>
  );
}
