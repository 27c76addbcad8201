import { useMemo, useRef } from "react";
import { SEAT_STYLES, shapePath } from "../design/seats.tsx";
import { useTexts } from "../texts/context.tsx";
import { type Column, columnsOf, linear, niceTicks, spread } from "./chart-scale.ts";
import { useControl } from "./control.ts";
import styles from "./course-chart.module.css";
import { useSize } from "./size.ts";
import type { Chapter } from "./slots.ts";

interface CourseProps {
  readonly chapters: readonly Chapter[];
  readonly order: readonly number[];
}

/** How the points grew: a line per seat with its shape as marks and its name at the end; the numbers as a table too. */
export function CourseChart({ chapters, order }: CourseProps) {
  const { sight } = useControl();
  const texts = useTexts();
  const columns = useMemo(
    () => columnsOf(sight.history, chapters, (step) => texts.text("result.move", { step })),
    [sight.history, chapters, texts],
  );
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  return (
    <>
      <div ref={box} className={styles["chart"]}>
        {width > 0 && <Lines columns={columns} order={order} width={width} height={height} />}
      </div>
      <NumbersTable columns={columns} order={order} />
    </>
  );
}

interface LinesProps {
  readonly columns: readonly Column[];
  readonly order: readonly number[];
  readonly width: number;
  readonly height: number;
}

const LEFT = 34;
const TOP = 12;
const FOOT = 24;
const LABEL_GAP = 19;

function Lines({ columns, order, width, height }: LinesProps) {
  const { table } = useControl();
  const texts = useTexts();
  const names = width < 420 ? 74 : 96;
  const ticks = niceTicks(
    columns.flatMap(({ scores }) => scores),
    height < 200 ? 3 : 5,
  );
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = linear([0, columns.length - 1], [LEFT, width - names]);
  const y = linear([low, high], [height - FOOT, TOP]);
  const last = columns.at(-1)?.scores ?? [];
  const ends = spread(
    order.map((seat) => y(last[seat] ?? 0)),
    LABEL_GAP,
    [TOP, height - FOOT],
  );
  const summary = order
    .map((seat) => texts.text("result.course.line", { seat: { seat }, points: last[seat] ?? 0 }))
    .join(", ");
  return (
    <svg width={width} height={height} role="img" aria-label={`${texts.text("result.course")}: ${summary}`}>
      <rect
        x={LEFT}
        y={TOP - 6}
        width={width - names - LEFT + 8}
        height={height - FOOT - TOP + 6}
        rx={6}
        className={styles["paper"]}
      />
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${LEFT} ${y(tick)}H${width - names + 8}`}
            className={styles["rule"]}
            data-zero={tick === 0 || undefined}
          />
          <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end" className={styles["number"]}>
            {tick}
          </text>
        </g>
      ))}
      {columns.map(({ label, name }, index) => (
        <text key={name} x={x(index)} y={height - 4} textAnchor="middle" className={styles["number"]}>
          {label}
        </text>
      ))}
      {order.toReversed().map((seat) => {
        const house = table.houses[seat]?.[0] ?? "red";
        const { fill, deep, shape, name } = SEAT_STYLES[house];
        const points = columns.map(({ scores }, index) => [x(index), y(scores[seat] ?? 0)] as const);
        const path = `M${points.map((point) => point.join(" ")).join("L")}`;
        const isOwn = seat === table.viewer;
        return (
          <g key={seat}>
            <path d={path} className={styles["halo"]} strokeWidth={isOwn ? 8 : 6} />
            <path
              d={path}
              className={styles["line"]}
              stroke={`color-mix(in oklab, ${fill} 60%, ${name})`}
              strokeWidth={isOwn ? 4.5 : 2.8}
            />
            {points.slice(1).map(([px, py]) => (
              <path
                key={px}
                d={shapePath(shape, px, py, isOwn ? 5.2 : 4.4)}
                fill={fill}
                stroke={deep}
                strokeWidth={1.2}
              />
            ))}
          </g>
        );
      })}
      {order.map((seat, index) => {
        const { name } = SEAT_STYLES[table.houses[seat]?.[0] ?? "red"];
        return (
          <text key={seat} x={width - names + 16} y={(ends[index] ?? 0) + 5} className={styles["name"]} fill={name}>
            {shortened(table.nameOf(seat), names)}
          </text>
        );
      })}
    </svg>
  );
}

/** SVG has no ellipsis of its own. */
function shortened(name: string, room: number): string {
  const most = Math.floor((room - 18) / 8);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

function NumbersTable({ columns, order }: { readonly columns: readonly Column[]; readonly order: readonly number[] }) {
  const { table } = useControl();
  const texts = useTexts();
  return (
    <details className={styles["details"]}>
      <summary>{texts.text("result.as-table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.text("result.after")}</th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                {table.nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, scores }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {order.map((seat) => (
                <td key={seat}>{scores[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
