import { at, deckSize } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { DISPLAYS, SUPPLY } from "../../src/data/board.ts";
import { BUILDINGS } from "../../src/data/buildings.ts";
import { CAREERS, COLUMNS, LEVELS, MASTERIES } from "../../src/data/careers.ts";
import { GROUNDS } from "../../src/data/grounds.ts";
import { APPRENTICES, COMMON_APPRENTICES, COMMON_PROFESSORS, PROFESSORS } from "../../src/data/people.ts";
import { CARDS } from "../../src/data/wizardry.ts";
import { game, type State } from "../../src/index.ts";
import { building, college, house, prestige, professor, windowFor } from "./college.ts";

const dieColours = (state: State) => state.ready.map(({ colour }) => colour).toSorted();
const ownProfessors = ["tutor-of-sorcery", "tutor-of-stealth", "tutor-of-brawn"].map(professor);

describe("set-up", () => {
  test("[DC-1.1] two to four seats, whose dice are red, blue, yellow and green", () => {
    expect([1, 2, 3, 4, 5].map((seats) => game.open({ seats }).ok)).toEqual([false, true, true, true, false]);
    expect(dieColours(college({ seats: 2 }).state)).toEqual(["blue", "red", "white", "white"]);
    expect(new Set(dieColours(college({ seats: 4 }).state))).toEqual(
      new Set(["red", "blue", "yellow", "green", "white"]),
    );
  });

  test("[DC-1.2] 36 buildings of 24 kinds, 30 careers, 12 and 12 tiles, 32 apprentices, 18 professors, 50 cards, eight white dice", () => {
    expect([BUILDINGS.length, BUILDINGS.reduce((sum, { tiles }) => sum + tiles, 0)]).toEqual([24, 36]);
    expect(["wizard", "rogue", "warrior"].map((type) => CAREERS.filter((each) => each.type === type).length)).toEqual([
      10, 10, 10,
    ]);
    expect([LEVELS.length, MASTERIES.length, COMMON_APPRENTICES, COMMON_PROFESSORS]).toEqual([12, 12, 32, 18]);
    expect(CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(50);
    expect(deckSize(college().state.wizardry)).toBe(50);
    expect(SUPPLY.find(({ id }) => id === "white-dice")?.count).toBe(8);
  });

  test("[DC-1.3] three apprentices, three professors and three dice for each player", () => {
    const { state } = college({}, true);
    expect(APPRENTICES.length - COMMON_APPRENTICES).toBe(3);
    expect(PROFESSORS.length - COMMON_PROFESSORS).toBe(3);
    for (const seat of [0, 1, 2]) expect(house(state, seat).dice).toBe(2);
  });

  test("[DC-1.4] the tower holds 12 imps; a spent one goes back, and from an empty tower nobody gets one", () => {
    expect(college({ seats: 2 }).state.tower).toBe(12);
    const { state, play } = college();
    state.tower = 0;
    house(state, 0).imps = 1;
    windowFor(state, 0, "order");
    play({ type: "place-disc", space: 2 });
    expect([house(state, 0).imps, state.tower]).toEqual([1, 0]);
    windowFor(state, 0, "recruit");
    play({ type: "enter-dungeon", face: 3 });
    expect([house(state, 0).imps, state.tower]).toEqual([0, 1]);
  });

  test("[DC-1.5] ten columns, each with a wizard, a rogue and a warrior; all 30 careers lie there", () => {
    const { state } = college();
    expect(COLUMNS.map(({ level }) => level)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    for (const { careers } of state.columns)
      expect(careers.map((career) => at(CAREERS, career ?? -1).type)).toEqual(["wizard", "rogue", "warrior"]);
    expect(new Set(state.columns.flatMap(({ careers }) => careers)).size).toBe(30);
    expect(college({}, false, 8).state.columns).not.toEqual(state.columns);
  });

  test("[DC-1.6] each column has a level tile of its level, from II on a mastery tile too, each once", () => {
    const { state } = college();
    const levels = state.columns.map(({ level }) => at(LEVELS, level));
    expect(levels.map(({ level }) => level)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    const masteries = state.columns.map(({ mastery }) => (mastery === null ? null : at(MASTERIES, mastery)));
    expect(masteries.map((mastery) => mastery?.level)).toEqual([...Array(4).fill(undefined), 2, 2, 2, 3, 3, 3]);
    expect([new Set(levels).size, new Set(masteries.slice(4)).size]).toEqual([10, 6]);
  });

  test("[DC-1.7] [DC-1.8] one more open tile in each row with four players; the Trophy Hall only with two", () => {
    const shown = [2, 3, 4].map((seats) => {
      const { state } = college({ seats });
      expect(state.apprentices.display.length + state.apprentices.stack.length).toBe(COMMON_APPRENTICES);
      return [
        state.apprentices.display.length,
        state.professors.display.length,
        at(state.buildings, building("trophy-hall")),
      ];
    });
    const [apprentices = 0, professors = 0] = DISPLAYS.map(({ spaces }) => spaces);
    expect(shown).toEqual([
      [apprentices, professors, 1],
      [apprentices, professors, 0],
      [apprentices + 1, professors + 1, 0],
    ]);
    expect(college({ seats: 4 }).state.buildings.reduce((sum, count) => sum + count, 0)).toBe(35);
  });

  test("[DC-1.9] every board has places for three apprentices and two professors, and seven slots", () => {
    for (const { rows, slots } of GROUNDS) {
      const printed = rows.join("").replaceAll(/[^AP]/g, "").split("").toSorted().join("");
      expect([printed, slots.length]).toEqual(["AAAPP", 7]);
    }
  });

  test("[DC-1.10] [DC-1.14] the own apprentices have their places, one own die is in the pool, two are on the board", () => {
    const { state } = college({ seats: 2 }, true);
    const own = APPRENTICES.slice(COMMON_APPRENTICES).map((_each, index) => COMMON_APPRENTICES + index);
    expect(state.seats.map(({ apprentices, dice }) => [apprentices, dice])).toEqual(Array(2).fill([own, 2]));
    expect(dieColours(college({ seats: 2 }).state)).toEqual(["blue", "red", "white", "white"]);
  });

  test("[DC-1.11] [DC-1.12] all choose at once which professor leaves the game; the others give the first skills", () => {
    const { state, rules, play, actor } = college({}, true);
    expect(rules.actors(state).toSorted()).toEqual([0, 1, 2]);
    for (const _seat of ownProfessors) play({ type: "return-professor", professor: at(ownProfessors, actor() ?? 0) });
    expect(state.seats.map(({ skills }) => skills)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(house(state, 0).professors).toEqual(ownProfessors.slice(1));
    expect(state.professors.discarded).toEqual([]);
    expect(state.pending.map(({ type }) => type)).toEqual(["activation"]);
    expect(state.seats.map(({ maintenance }) => maintenance)).toEqual([0, 0, 0]);
  });

  test("[DC-1.13] 6 prestige, no step in the dungeon and on the Subterfuge track, no disc on the order track", () => {
    const { state } = college();
    expect(state.seats.map(({ dungeon, treasure, subterfuge }) => [dungeon, treasure, subterfuge])).toEqual(
      Array(3).fill([0, null, 0]),
    );
    expect([0, 1, 2].map((seat) => prestige(state, seat))).toEqual([6, 6, 6]);
    expect(state.order).toEqual([null, null, null]);
  });

  test("[DC-1.15] chance decides who starts; second and third get a coin, the fourth a coin and an imp", () => {
    const starters = new Set<number>();
    for (let seed = 0; seed < 20; seed += 1) {
      const { state } = college({ seats: 4 }, true, seed);
      starters.add(state.starter);
      const goods = [0, 1, 2, 3].map((after) => house(state, (state.starter + after) % 4));
      expect(goods.map(({ coins, imps, hand }) => [coins, imps, hand.length])).toEqual([
        [0, 0, 0],
        [1, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
      ]);
    }
    expect(starters.size).toBe(4);
  });
});
