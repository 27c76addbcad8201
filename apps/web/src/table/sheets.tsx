import type { GameTypes } from "@gatehouse/engine";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Dialog } from "../design/dialog.tsx";
import { motionAllowed } from "../design/motion.ts";
import { SettingsDialog } from "../shell/settings/settings-dialog.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { KeyList } from "./key-list.tsx";
import { useLayout } from "./layout.ts";
import { Log, type LogProps } from "./log.tsx";
import { RulesText } from "./rules-text.tsx";
import type { BoardKey, CommonSlots } from "./slots.ts";
import { UndoDialog } from "./undo.tsx";

/** A match takes its time until it comes to that. */
const Result = lazy(async () => ({ default: (await import("./result.tsx")).Result }));
const OnlineSheets = lazy(async () => ({ default: (await import("../online/sheets.tsx")).OnlineSheets }));

interface SheetsProps extends LogProps {
  readonly aside: ReactNode;
  readonly keys: readonly BoardKey[];
  /** Whether the log lies in a sheet on every screen, since no leaf beside the board shows it. */
  readonly isLogSheet?: boolean;
  /** See the slot of this name. */
  readonly reckoning?: CommonSlots<GameTypes>["reckoning"];
}

/** What lies over the table when it is asked for. */
export function Sheets({ aside, keys, isLogSheet = false, reckoning, ...log }: SheetsProps) {
  const { link, sheet, open, table } = useControl();
  // Who comes back to a match that is over knows it already.
  const [isTold, setIsTold] = useState(() => !motionAllowed() || table.rules.result(table.view) !== null);
  const texts = useTexts();
  const layout = useLayout();
  const close = (isOpen: boolean) => !isOpen && open(null);
  const closeLabel = texts.text("sheet.close");
  return (
    <>
      {(isLogSheet || layout === "phone") && (
        <Dialog
          open={sheet === "log"}
          onOpenChange={close}
          title={texts.text("log.open")}
          closeLabel={closeLabel}
          form="sheet"
        >
          {aside}
          <Log {...log} />
        </Dialog>
      )}
      <Dialog open={sheet === "keys"} onOpenChange={close} title={texts.text("keys.title")} closeLabel={closeLabel}>
        <KeyList keys={keys} />
      </Dialog>
      <Dialog
        open={sheet === "rules"}
        onOpenChange={close}
        title={texts.text("clauses.title")}
        closeLabel={closeLabel}
        wide
      >
        <RulesText />
      </Dialog>
      <SettingsDialog open={sheet === "settings"} onOpenChange={close} />
      <UndoDialog />
      {link.online && (sheet === "chat" || sheet === "people") && (
        <Suspense>
          <OnlineSheets table={link.online} />
        </Suspense>
      )}
      {sheet === "result" && (
        <Suspense>
          <Result chapters={log.chapters} reckoning={reckoning} isTold={isTold} onTold={() => setIsTold(true)} />
        </Suspense>
      )}
    </>
  );
}
