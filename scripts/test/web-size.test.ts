import { expect, test } from "vitest";
import { filesOf } from "../web-size.ts";

const MANIFEST = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_shared.js": { file: "assets/shared.js", imports: ["_react.js"] },
  "src/boards/a/index.tsx": { file: "assets/board-a.js", imports: ["index.html", "_shared.js"] },
  "src/boards/b/index.tsx": { file: "assets/board-b.js", imports: ["_shared.js"] },
  "src/grain.png": { file: "assets/grain.png" },
};

test("a page weighs its modules and all that they import at once, each file once", () => {
  expect([...filesOf(MANIFEST, [/^index\.html$/]).keys()]).toEqual(["assets/index.js", "assets/react.js"]);
  expect([...filesOf(MANIFEST, [/^index\.html$/, /\/a\//, /grain/]).keys()].sort()).toEqual(
    ["board-a", "index", "react", "shared"].map((name) => `assets/${name}.js`),
  );
});

test("a part that cannot be found is not left out", () => {
  expect(() => filesOf(MANIFEST, [/^index\.html$/, /^main\.js$/])).toThrow("no module /^main\\.js$/");
});
