import { type ReactElement, useState } from "react";
import { Button, IconButton, Key } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { Coin } from "./coin.tsx";
import { Segmented, Select, Switch, TextField } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./gallery.module.css";
import { Exhibit, Shown } from "./gallery.tsx";
import { Heading } from "./heading.tsx";
import { ICON_NAMES } from "./icons.generated.ts";
import { Icon } from "./icons.tsx";
import { Leaf } from "./leaf.tsx";
import { Menu } from "./menu.tsx";
import { HOUSES, type House, SEAT_STYLES, SeatEmblem, SeatPennant } from "./seats.tsx";
import { Tooltip } from "./tooltip.tsx";

const ALL_HOUSES: readonly House[] = [...HOUSES, "ivory"];
const GAMES = ["dragonsgate-college", "kings-gate", "dragon-island"] as const;

export function ControlsGallery(): ReactElement {
  return (
    <>
      <Exhibit title="Seats: hue, shape, pattern">
        {ALL_HOUSES.map((house) => (
          <Shown key={house} name={`${house}, ${SEAT_STYLES[house].shape}, ${SEAT_STYLES[house].pattern}`}>
            <div className={styles["row"]}>
              <SeatPennant house={house} width={46} />
              <SeatEmblem house={house} size={18} />
              <SeatEmblem house={house} size={26} />
              <SeatEmblem house={house} size={46} value={12} />
            </div>
          </Shown>
        ))}
      </Exhibit>
      <Exhibit title="Verbs">
        {GAMES.map((game) => (
          <span key={game} data-game={game}>
            <Button kind="primary" shortcut="E">
              Play
            </Button>
          </span>
        ))}
        <Button icon="anticlockwise-rotation" shortcut="U">
          Undo
        </Button>
        <Button kind="primary" reason="place a tile first">
          End turn
        </Button>
        <Button kind="quiet">Later</Button>
        <IconButton icon="cog" label="Settings" />
        <Tooltip content="Why not: it needs 5 or more. Your Citadel is still in the stack.">
          <IconButton icon="light-bulb" label="Hint" />
        </Tooltip>
        <Menu
          label="More"
          trigger={<IconButton icon="hamburger-menu" label="More" />}
          groups={[
            [{ id: "rules", label: "Rules", icon: "rule-book", shortcut: "R", onSelect: () => undefined }],
            [{ id: "leave", label: "Leave", icon: "exit-door", onSelect: () => undefined }],
          ]}
        />
        <SampleDialog />
      </Exhibit>
      <Exhibit title="Leaves, chips, coins">
        <Leaf className={styles["leaf"]}>
          <Heading level={3}>Harbour</Heading>
          <p>Place one tile, or any number of 1s. A higher tile may cover a lower one.</p>
          <div className={styles["row"]}>
            <Chip tone="danger" icon="crossed-swords">
              Dangerous
            </Chip>
            <Chip tone="safe">Safe</Chip>
            <Chip tone="gold">Your turn</Chip>
          </div>
        </Leaf>
        <Leaf className={styles["leaf"]} tone="night">
          <Heading level={3} initial="none">
            Cannot cover this tile
          </Heading>
          <p>
            Needs 5 or more. <Key>Esc</Key>
          </p>
        </Leaf>
        <Leaf className={styles["leaf"]} tone="gilt" data-game="kings-gate">
          <Heading level={3} initial="framed">
            Ärmelkanal
          </Heading>
          <p>King’s Gate, 7 of 10, you lead by 3</p>
        </Leaf>
        {[7, 4, 2, 0].map((value) => (
          <Coin key={value} value={value} size={34} />
        ))}
      </Exhibit>
      <SampleSettings />
      <Exhibit title="Icons">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} size={26} label={name} />
        ))}
      </Exhibit>
    </>
  );
}

function SampleDialog(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave the table?"
        description="A bot plays on for you."
        closeLabel="Close"
        verbs={<Button kind="primary">Leave</Button>}
      >
        <p>You can come back at any time; the match waits under your matches.</p>
      </Dialog>
    </>
  );
}

function SampleSettings(): ReactElement {
  const [theme, setTheme] = useState<"system" | "light" | "dark">("system");
  const [sound, setSound] = useState(true);
  const [name, setName] = useState("Guest Raven");
  return (
    <Exhibit title="Settings">
      <Leaf className={styles["settings"]}>
        <Segmented
          label="Theme"
          value={theme}
          onChange={setTheme}
          choices={[
            { value: "system", label: "System" },
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
        />
        <Switch label="Sound" hint="Short and quiet" checked={sound} onChange={setSound} />
        <Switch label="Bold patterns" checked={false} onChange={() => undefined} />
        <Select label="Language" value="en" onChange={() => undefined} choices={[{ value: "en", label: "English" }]} />
        <TextField label="Name" value={name} onChange={setName} maxLength={24} />
      </Leaf>
    </Exhibit>
  );
}
