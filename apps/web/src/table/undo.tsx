import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";

/** Asks before something is taken back that luck or others have had a say in. */
export function UndoDialog() {
  const { sheet, open, undoAgreed, sight, link } = useControl();
  const texts = useTexts();
  const { history, viewer } = sight;
  const last = history.findLast(({ seat }) => seat === viewer)?.step ?? history.length;
  const others = history.slice(last + 1).filter(({ seat }) => seat !== viewer).length;
  return (
    <Dialog
      open={sheet === "undo"}
      onOpenChange={(isOpen) => !isOpen && open(null)}
      title={texts.text("undo.title")}
      closeLabel={texts.text("sheet.close")}
      verbs={
        <>
          <Button onClick={() => open(null)}>{texts.text("undo.keep")}</Button>
          <Button kind="primary" onClick={undoAgreed}>
            {texts.text(link.online ? "undo.propose" : "undo.agreed")}
          </Button>
        </>
      }
    >
      <p>{texts.text("undo.luck")}</p>
      {others > 0 && <p>{texts.text("undo.others", { steps: others })}</p>}
    </Dialog>
  );
}
