/** The bots that people play against, the weakest first. A page that only names them need not load the bots themselves. */
export const LEVELS = ["novice", "student", "scholar", "master"] as const;

export type Level = (typeof LEVELS)[number];

/** Who plays if nobody says otherwise. */
export const STANDARD_LEVEL: Level = "student";
