import { useEffect, useRef } from "react";
import { Icon } from "../design/icons.tsx";
import { useTexts } from "../texts/context.tsx";
import { beside } from "./placing.ts";
import { RuleLink } from "./rule-link.tsx";
import styles from "./why-not.module.css";
import { type Asked, useShownReason, useWhyNot } from "./why-not.tsx";

/** The one leaf that tells why something cannot be chosen. */
export function WhyNotLeaf() {
  const { asked } = useShownReason();
  const texts = useTexts();
  // Another reason may be longer: it finds its place anew.
  return asked && <OpenLeaf key={texts.say(asked.reason.message)} asked={asked} />;
}

const WIDE = ["left", "right", "above", "below"] as const;
/** On a phone above the finger. */
const NARROW = ["above", "below"] as const;

function OpenLeaf({ asked: { reason, title, picture, target } }: { readonly asked: Asked }) {
  const texts = useTexts();
  const { hide } = useWhyNot();
  const { keepOpen } = useShownReason();
  const leaf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = leaf.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const window = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const sides = innerWidth < 600 ? NARROW : WIDE;
    const { x, y, side, pointer } = beside(target.getBoundingClientRect(), { width, height }, window, sides);
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    element.style.setProperty("--pointer", `${Math.round(pointer)}px`);
    element.dataset["side"] = side;
    element.style.visibility = "visible";
  }, [target]);
  useEffect(() => {
    const press = ({ target: pressed }: PointerEvent) => {
      if (!(pressed instanceof Node && leaf.current?.contains(pressed))) hide();
    };
    // Before whatever is pressed hears of it: that may have a reason of its own.
    addEventListener("pointerdown", press, true);
    return () => removeEventListener("pointerdown", press, true);
  }, [hide]);
  return (
    <div
      ref={leaf}
      role="tooltip"
      className={styles["leaf"]}
      data-tone="night"
      onPointerEnter={keepOpen}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && hide()}
    >
      <div className={styles["head"]}>
        <Icon name="cancel" size={20} className={styles["mark"] ?? ""} />
        <b>{title}</b>
        <RuleLink clause={reason.clause} />
      </div>
      {picture !== null && <div className={styles["picture"]}>{picture}</div>}
      <p>{texts.show(reason.message)}</p>
    </div>
  );
}
