import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { useTexts } from "../../texts/context.tsx";

interface ConfirmProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly question: string;
  readonly verb: string;
  readonly onConfirm: () => void;
}

/** Asks before something is lost for good. */
export function Confirm({ open, onOpenChange, title, question, verb, onConfirm }: ConfirmProps) {
  const { text } = useTexts();
  const confirmed = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={text("close")}
      verbs={
        <>
          <Button onClick={() => onOpenChange(false)}>{text("cancel")}</Button>
          <Button onClick={confirmed}>{verb}</Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
