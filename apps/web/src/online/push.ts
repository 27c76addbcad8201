/** What a browser gives away so that somebody can be reached in it. */
interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Whether messages can come to this browser; if not, what is missing. */
export function pushState(): "possible" | "insecure" | "unsupported" | "refused" {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unsupported";
  return Notification.permission === "denied" ? "refused" : "possible";
}

/** Asks for permission and subscribes this browser; `null` if that was not wanted or does not work. */
export async function subscribePush(pushKey: string): Promise<PushAddress | null> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
  } catch {
    return null;
  }
}
