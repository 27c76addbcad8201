import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement } from "react";
import { Icon, type IconName } from "./icons.tsx";
import styles from "./menu.module.css";

interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly shortcut?: string;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Groups of items with a line between them. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly label: string;
}

/** A list of things to do, from a button. */
export function Menu({ trigger, groups, label }: MenuProps): ReactElement {
  return (
    // Neither modal nor at the end of the page: for those who listen it is part of what it was opened from.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className={styles["menu"]} align="end" sideOffset={6} collisionPadding={8} aria-label={label}>
        {groups.map((items) => (
          <Radix.Group key={items[0]?.id} className={styles["group"]}>
            {items.map(({ id, label: name, icon, shortcut, onSelect }) => (
              <Radix.Item key={id} className={styles["item"]} onSelect={onSelect}>
                <span className={styles["icon"]}>{icon && <Icon name={icon} />}</span>
                {name}
                {shortcut && (
                  <span className={styles["key"]} aria-hidden="true">
                    {shortcut}
                  </span>
                )}
              </Radix.Item>
            ))}
          </Radix.Group>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}
