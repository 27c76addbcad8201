import { describe, expect, test } from "vitest";
import {
  apprentice,
  become,
  building,
  buildings,
  card,
  career,
  careers,
  college,
  END,
  hand,
  house,
  offer,
  option,
  playCard,
  professor,
  ready,
  take,
  window,
} from "./college.ts";
import { PRINTED, TRICK, withCards } from "./printed.ts";

describe("what is not there or leads nowhere", () => {
  test("[DC-1.11] only one of the own professors goes back", () => {
    const { refusal } = college({}, true);
    const none = { type: "return-professor", professor: professor("arms") } as const;
    expect(refusal(none)).toEqual({ code: "professor-not-held", professor: professor("arms") });
  });

  test("[DC-3.3] only the owner of a building chooses its income", () => {
    const made = college({ seats: 2 });
    buildings(made.state, 1, "trophy-room");
    ready(made.state, 0, "white 3");
    made.play(take("white", 3), END);
    const hall = { type: "choose-income", source: building("trophy-hall"), option: 0 } as const;
    expect([made.actor(), made.asked()]).toEqual([1, "income"]);
    expect(made.refusal(hall)).toEqual({ code: "income-not-open", source: building("trophy-hall") });
  });

  test("[DC-5.4] a face that an action does not have is no use, whatever imps one has", () => {
    const { state, refusal } = college();
    house(state, 0).imps = 5;
    window(state, 0, 2);
    expect(refusal({ type: "collect-coins", face: 6 })).toEqual({ code: "face-without-use", action: "fees", face: 6 });
  });

  test("[DC-6.1] who has too few imps for the nearest face cannot act", () => {
    const { state, refusal } = college();
    house(state, 0).imps = 1;
    window(state, 0, 1);
    expect(refusal({ type: "collect-coins", face: 3 })).toEqual({ code: "imps-short", need: 2, have: 1 });
    expect(refusal({ type: "collect-coins", face: 2 })).toBeNull();
  });

  test("[DC-14.14] who has taken a career takes no other one among its rewards", () => {
    const again = [{ kind: "deed", terms: { deed: "career" } }];
    const reward = { kind: "choose", options: [again, [{ kind: "gain", good: "coins", amount: 1 }]] };
    const overrides = { ...PRINTED, columns: { "column-1-a": { effects: [reward] } } };
    const { state, play, refusal, events } = college({ overrides });
    house(state, 0).apprentices = [apprentice("ada"), apprentice("cleo")];
    house(state, 0).skills = [9, 9, 9];
    offer(state, "level-1-b", "star-reader", "lance-captain");
    window(state, 0, 3);
    play(become("wizard", "ada"), option(0));
    expect(refusal(become("warrior", "ada", 5))).toEqual({
      code: "apprentice-not-held",
      apprentice: apprentice("ada"),
    });
    play(become("warrior", "cleo", 5));
    const left = events.flatMap((event) => (event.type === "apprentice-discarded" ? [event.apprentice] : []));
    expect(left).toEqual([apprentice("cleo"), apprentice("ada")]);
  });

  test("[DC-16.1] nobody plays a card that is not in hand", () => {
    const { state, refusal } = college();
    hand(state, 0, "encore");
    window(state, 0, 3);
    expect(refusal(playCard("second-bell"))).toEqual({ code: "card-not-held", card: card("second-bell") });
  });

  test("[DC-16.12] a die card after the action does nothing", () => {
    const { state, play, refusal } = college(withCards({ [TRICK]: [{ kind: "die", as: "any" }] }));
    hand(state, 0, TRICK);
    window(state, 0, 3);
    expect(refusal(playCard(TRICK))).toBeNull();
    play({ type: "collect-coins", face: 3 });
    expect(refusal(playCard(TRICK))).toEqual({ code: "card-without-effect", card: card(TRICK) });
  });

  test("[DC-17.12] a career that others have or that would give nothing is not repeated", () => {
    const { state, play, refusal } = college(withCards({ [TRICK]: [{ kind: "repeat-career" }] }));
    careers(state, 0, "night-runner", "lance-captain", "caravan-guard");
    house(state, 0).subterfuge = 12;
    hand(state, 0, TRICK);
    window(state, 0, 3);
    play(playCard(TRICK));
    const repeat = (id: string) => refusal({ type: "repeat-career", career: career(id) });
    expect(repeat("drum-guard")).toEqual({ code: "career-not-held", career: career("drum-guard") });
    expect(repeat("night-runner")).toEqual({ code: "career-without-effect", career: career("night-runner") });
    expect(repeat("lance-captain")).toBeNull();
  });
});
