/** Whose games these are; the same as in NOTICE. */
export const ORIGINALS = [
  { name: "Dragonsgate College", designers: "Thomas Vande Ginste, Wolf Plancke", publisher: "NSKN Games" },
  { name: "King’s Gate", designers: "Reiner Knizia", publisher: "Fantasy Flight Games" },
  { name: "Dragon Island", designers: "Mike Fitzgerald", publisher: "R&R Games" },
] as const;

/** Both under the SIL Open Font License 1.1. */
export const FONTS = [
  { name: "Cinzel", author: "The Cinzel Project Authors", source: "https://github.com/NDISCOVER/Cinzel" },
  {
    name: "Alegreya Sans",
    author: "The Alegreya Sans Project Authors",
    source: "https://github.com/huertatipografica/Alegreya-Sans",
  },
] as const;
