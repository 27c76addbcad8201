import { useEffect } from "react";
import { useTitle } from "../shell/matches/badge.ts";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";

/** What the table tells the page around it: its title, and the colours of its game. */
export function useTablePage(): void {
  const { table } = useControl();
  const texts = useTexts();
  useGameColours(table.game.id);
  const title = texts.text(table.seat === null ? "table.title" : "table.title.your-turn", {
    game: texts.text("game.name"),
  });
  useTitle(title);
}

/** Dialogs and menus lie outside of the frame; they find the colours of the game at the root. */
function useGameColours(game: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["game"] = game;
    return () => {
      delete dataset["game"];
    };
  }, [game]);
}
