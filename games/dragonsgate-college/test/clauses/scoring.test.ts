import { describe, expect, test } from "vitest";
import type { State } from "../../src/index.ts";
import { apprentice, buildings, type College, card, careers, college, house, professor } from "./college.ts";
import { withCards } from "./printed.ts";

/** Four players who have nothing that scores; seat 3 has the start marker. */
function bare(options: { readonly [name: string]: unknown } = {}): College {
  const made = college({ seats: 4, ...options });
  for (const each of made.state.seats)
    Object.assign(each, { coins: 0, imps: 0, free: 0, apprentices: [], professors: [], buildings: [], careers: [] });
  made.state.starter = made.state.seats.length - 1;
  return made;
}

/** What a change is worth to each player. */
function worth(made: College, change: (state: State) => void): number[] {
  const seats = made.state.seats.map((_each, seat) => seat);
  const before = seats.map(made.score);
  change(made.state);
  return seats.map((seat) => made.score(seat) - (before[seat] ?? 0));
}

/** The points of so many trophies of gold, silver and bronze. */
function trophies(gold: number, silver: number, bronze: number, wild = false): number {
  const made = bare(
    withCards({
      "golden-laurel": [{ kind: "trophy", metal: "gold" }],
      "silver-chalice": [{ kind: "trophy", metal: "silver" }],
      "bronze-gryphon": [{ kind: "trophy", metal: "bronze" }],
    }),
  );
  return (
    worth(made, (state) => {
      const ids = [...Array(gold).fill("golden-laurel"), ...Array(silver).fill("silver-chalice")];
      house(state, 0).kept = [...ids, ...Array(bronze).fill("bronze-gryphon")].map(card);
      if (wild) buildings(state, 0, "warrior-guild");
    })[0] ?? 0
  );
}

describe("final scoring", () => {
  test("[DC-19.1] [DC-19.2] 1 prestige for each full 5 coins and each full 2 imps", () => {
    const coins = [4, 5, 9, 10].map(
      (count) => worth(bare(), (state) => Object.assign(house(state, 0), { coins: count }))[0],
    );
    expect(coins).toEqual([0, 1, 1, 2]);
    const imps = [1, 2, 3, 4].map(
      (count) => worth(bare(), (state) => Object.assign(house(state, 0), { imps: count }))[0],
    );
    expect(imps).toEqual([0, 1, 1, 2]);
  });

  test("[DC-19.3] 4 for each set of three alike or three different, in the best way", () => {
    expect([trophies(2, 0, 0), trophies(3, 0, 0), trophies(1, 1, 1), trophies(2, 2, 0), trophies(2, 2, 1)]).toEqual([
      0, 4, 4, 0, 4,
    ]);
    expect([trophies(3, 3, 3), trophies(4, 1, 1), trophies(3, 2, 2), trophies(5, 2, 2)]).toEqual([12, 8, 8, 12]);
    // A building counts 1 for the most of them.
    expect([
      trophies(2, 0, 0, true),
      trophies(1, 0, 1, true),
      trophies(2, 2, 1, true),
      trophies(1, 0, 0, true),
    ]).toEqual([5, 5, 9, 1]);
  });

  test("[DC-19.4] [DC-19.6] prestige by rank on the Subterfuge track, for those on 1 or beyond", () => {
    const set = (...spaces: number[]) =>
      worth(bare(), (state) => {
        for (const [seat, space] of spaces.entries()) house(state, seat).subterfuge = space;
      });
    expect(set(2, 8, 5, 1)).toEqual([3, 10, 6, 1]);
    expect(set(0, 8, 0, 1)).toEqual([0, 10, 0, 6]);
    expect(set(0, 0, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  test("[DC-19.4] with three players the first three ranks are paid", () => {
    const made = worth(bare({ seats: 3 }), (state) => {
      for (const [seat, space] of [4, 5, 6].entries()) house(state, seat).subterfuge = space;
    });
    expect(made).toEqual([3, 6, 10]);
  });

  test("[DC-19.5] of equal players more seals rank higher, then who comes first from the start player", () => {
    const equal = (change: (state: State) => void) =>
      worth(bare(), (state) => {
        for (const seat of [0, 1, 2, 3]) house(state, seat).subterfuge = 4;
        change(state);
      });
    expect(equal(() => {})).toEqual([6, 3, 1, 10]);
    expect(equal((state) => careers(state, 2, "rumour-broker"))).toEqual([3, 1, 10, 6]);
  });

  test("[DC-19.7] with two players only the first rank is paid", () => {
    const made = worth(bare({ seats: 2 }), (state) => {
      for (const [seat, space] of [4, 5].entries()) house(state, seat).subterfuge = space;
    });
    expect(made).toEqual([0, 10]);
  });

  test("[DC-19.8] [DC-19.11] 1 for the most building tiles, whatever their size; all who are tied, but nobody for none", () => {
    const two = ["cheap-quarters", "pub"];
    expect(worth(bare(), (state) => buildings(state, 1, "pub"))).toEqual([0, 1, 0, 0]);
    expect(
      worth(bare(), (state) => {
        buildings(state, 0, "pub");
        buildings(state, 1, ...two);
        buildings(state, 2, ...two);
      }),
    ).toEqual([0, 1, 1, 0]);
    expect(bare().score(0)).toBe(6);
  });

  test("[DC-19.9] [DC-19.10] [DC-19.11] 1 each for the most apprentices and the most professors, the own ones included", () => {
    const made = worth(bare(), (state) => {
      house(state, 0).apprentices = ["ada", "novice-of-ropes"].map(apprentice);
      house(state, 1).apprentices = ["bram"].map(apprentice);
      house(state, 1).professors = ["arms"].map(professor);
      house(state, 2).professors = ["tutor-of-brawn"].map(professor);
    });
    expect(made).toEqual([1, 1, 1, 0]);
  });

  test("[DC-19.12] 2 for each set of wizard, rogue and warrior", () => {
    const sets = (...ids: string[]) => worth(bare(), (state) => careers(state, 0, ...ids))[0];
    expect(sets("star-reader", "night-runner")).toBe(0);
    expect(sets("star-reader", "night-runner", "caravan-guard", "rune-carver")).toBe(2);
    expect(sets("star-reader", "rune-carver", "night-runner", "silent-blade", "caravan-guard", "lance-captain")).toBe(
      4,
    );
  });

  test("[DC-19.13] 2 for having all three own dice off the board", () => {
    const dice = (left: number) => worth(bare(), (state) => Object.assign(house(state, 0), { dice: left }))[0];
    expect([dice(2), dice(1), dice(0)]).toEqual([0, 0, 2]);
  });

  test("[DC-19.14] the prestige of the place in the Treasure Room, and nothing for the dungeon itself", () => {
    expect(worth(bare(), (state) => Object.assign(house(state, 0), { dungeon: 4 }))[0]).toBe(0);
    const places = [0, 1, 2, 3].map(
      (treasure) => worth(bare(), (state) => Object.assign(house(state, 0), { dungeon: 5, treasure }))[0],
    );
    expect(places).toEqual([9, 6, 4, 2]);
    const set = worth(bare(), (state) => {
      house(state, 0).treasure = 0;
      careers(state, 0, "lance-captain", "gate-champion");
    });
    expect(set[0]).toBe(13);
  });

  test("[DC-19.15] 1 for the start player", () => {
    expect(
      worth(bare(), (state) => {
        state.starter = 1;
      }),
    ).toEqual([0, 1, 0, -1]);
  });

  test("[DC-19.16] [DC-19.17] minus 1 for each free square; the sum may be below 0", () => {
    const made = bare();
    const { state } = made;
    expect(
      worth(made, () => {
        house(state, 0).free = 0b111;
      }),
    ).toEqual([-3, 0, 0, 0]);
    const { state: whole, score } = college();
    for (const each of whole.seats) Object.assign(each, { apprentices: [], professors: [], coins: 0 });
    whole.starter = 1;
    expect(score(0)).toBe(6 - 14);
  });
});

describe("the winner", () => {
  test("[DC-20.1] the most prestige wins", () => {
    const made = bare();
    house(made.state, 1).prestige.cards = 9;
    expect(made.ranks()[1]).toBe(1);
  });

  test("[DC-20.2] then more careers, more imps, more coins, and who comes first from the start player", () => {
    const ranks = (change: (state: State) => void) => {
      const made = bare({ seats: 2 });
      // The start marker itself is worth 1.
      house(made.state, 0).prestige.start += 1;
      change(made.state);
      return made.ranks();
    };
    const seat0 = (state: State) => house(state, 0);
    expect(ranks(() => {})).toEqual([2, 1]);
    expect(ranks((state) => careers(state, 0, "night-runner"))).toEqual([1, 2]);
    expect(ranks((state) => Object.assign(seat0(state), { imps: 1 }))).toEqual([1, 2]);
    expect(ranks((state) => Object.assign(seat0(state), { coins: 1 }))).toEqual([1, 2]);
    expect(
      ranks((state) => {
        seat0(state).imps = 1;
        careers(state, 1, "night-runner");
      }),
    ).toEqual([2, 1]);
    expect(
      ranks((state) => {
        seat0(state).coins = 4;
        house(state, 1).imps = 1;
      }),
    ).toEqual([2, 1]);
  });
});
