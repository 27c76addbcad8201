import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useAnnounce } from "./live-region.tsx";

/** Giving away a moment or the whole match. */
export function useSharing() {
  const { link, table, notify } = useControl();
  const texts = useTexts();
  const announce = useAnnounce();
  const tell = (key: string) => {
    notify(texts.text(key));
    announce(texts.text(key));
  };
  return {
    /** By what the device has for it, else by copying the address. */
    async shareMoment() {
      const address = new URL(location.href);
      address.searchParams.set("step", String(table.step));
      await share(address.href, texts.text("game.name"), tell);
    },
    async exportRecord() {
      const text = await link.record();
      const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      const anchor = document.createElement("a");
      anchor.href = url;
      anchor.download = `${link.info.game}-${link.info.id}.json`;
      anchor.click();
      // The download has its own hold on the data by then.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
      tell("share.exported");
    },
  };
}

async function share(url: string, title: string, tell: (key: string) => void): Promise<void> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    tell("share.copied");
  } catch (error) {
    // Whoever closes the device's own sheet does not want to hear about it.
    if (!(error instanceof DOMException && error.name === "AbortError")) tell("share.failed");
  }
}
