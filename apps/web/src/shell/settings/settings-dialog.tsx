import { Dialog } from "../../design/dialog.tsx";
import { useTexts } from "../../texts/context.tsx";
import { SettingsForm } from "./settings-form.tsx";

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The settings over a table, which goes on behind them. */
export function SettingsDialog({ open, onOpenChange }: SettingsDialogProps) {
  const { text } = useTexts();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text("settings.title")} closeLabel={text("close")}>
      <SettingsForm />
    </Dialog>
  );
}
