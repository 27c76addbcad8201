import type { ReactNode } from "react";
import { Dialog } from "../design/dialog.tsx";
import { SettingsDialog } from "../shell/settings/settings-dialog.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { KeyList } from "./key-list.tsx";
import { useLayout } from "./layout.ts";
import { Log, type LogProps } from "./log.tsx";
import { Result } from "./result.tsx";
import { RulesText } from "./rules-text.tsx";
import type { BoardKey } from "./slots.ts";
import { UndoDialog } from "./undo.tsx";

interface SheetsProps extends LogProps {
  readonly aside: ReactNode;
  readonly keys: readonly BoardKey[];
}

/** What lies over the table when it is asked for. */
export function Sheets({ aside, keys, ...log }: SheetsProps) {
  const { sheet, open } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  const close = (isOpen: boolean) => !isOpen && open(null);
  const closeLabel = texts.text("sheet.close");
  return (
    <>
      {layout === "phone" && (
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
      {sheet === "result" && <Result chapters={log.chapters} />}
    </>
  );
}
