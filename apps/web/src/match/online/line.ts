import type { ClientMessage, ServerMessage } from "@gatehouse/protocol";

/** What comes over the line. */
export interface LineEars {
  /** The line stands, for the first time or again: say what you want to follow. */
  opened(): void;
  heard(message: ServerMessage): void;
  lost(): void;
}

/** The one WebSocket of a page. It opens itself again until it is closed. */
export interface Line {
  /** Answers whether it could be sent; what could not is the sender's to keep. */
  send(message: ClientMessage): boolean;
  /** Opens anew at once, such as after becoming somebody else. */
  renew(): void;
  close(): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 6_000;
/** A line that is silent for so long is asked whether it is still there, and given so long to answer. */
const SILENCE_MS = 20_000;
const ANSWER_MS = 5_000;

/** Opens the line. After sleep, loss of the network or a restart of the server it comes back by itself. */
export function openLine(ears: LineEars): Line {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const send = (message: ClientMessage): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  /** Half-open lines look fine until somebody asks. */
  const ask = () => {
    clearTimeout(watchdog);
    if (send({ type: "ping" })) watchdog = setTimeout(drop, ANSWER_MS);
  };
  const stayAwake = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(ask, SILENCE_MS);
  };
  const connect = () => {
    clearTimeout(retry);
    const mine = new WebSocket(new URL("/live", location.href.replace(/^http/, "ws")));
    socket = mine;
    const isStill = () => socket === mine;
    mine.addEventListener("open", () => {
      if (!isStill()) return;
      attempts = 0;
      // Its answer brings the server's time.
      send({ type: "ping" });
      stayAwake();
      ears.opened();
    });
    mine.addEventListener("message", ({ data }) => {
      if (!isStill()) return;
      stayAwake();
      ears.heard(JSON.parse(String(data)));
    });
    mine.addEventListener("close", () => isStill() && drop());
  };
  /** Lets go of the socket, whatever it still thinks, and tries again after a while. */
  function drop(): void {
    clearTimeout(watchdog);
    clearTimeout(retry);
    const old = socket;
    socket = null;
    old?.close();
    if (isClosed) return;
    ears.lost();
    // Not all at the same moment: a server that has just come back has many to greet.
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts) * (0.75 + Math.random() / 2);
    attempts += 1;
    retry = setTimeout(connect, wait);
  }
  /** Whoever comes back from sleep or finds a network again does not wait for the next try. */
  const wake = () => {
    if (document.visibilityState === "hidden") return;
    if (socket?.readyState === WebSocket.OPEN) ask();
    else if (socket === null) connect();
  };
  const lose = () => drop();

  addEventListener("online", wake);
  addEventListener("offline", lose);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", wake);
  document.addEventListener("resume", wake);
  connect();
  return {
    send,
    renew() {
      attempts = 0;
      const old = socket;
      socket = null;
      old?.close();
      connect();
    },
    close() {
      isClosed = true;
      removeEventListener("online", wake);
      removeEventListener("offline", lose);
      removeEventListener("pageshow", wake);
      document.removeEventListener("visibilitychange", wake);
      document.removeEventListener("resume", wake);
      drop();
    },
  };
}
