import { clientMessageSchema } from "@gatehouse/protocol";
import WebSocket from "ws";
import { askPlainly, askTyped, CALLS, type Headers, type Input, reasonIn } from "./calls.ts";
import { type Outcome, PERMISSIONS, type Row } from "./permissions.ts";
import { CALLERS, type Caller, makeCast, PUBLIC_URL, type Stage, setStage } from "./stage.ts";
import { fromElsewhere, openWorld } from "./world.ts";

/** A cell that is not as the table says. */
export interface WrongCell {
  readonly call: string;
  readonly caller: Caller;
  readonly expected: string;
  readonly found: string;
}

/** Requests and messages that have no row, or rows whose request is gone. */
export function unmatchedRows(): readonly string[] {
  const messages = clientMessageSchema.options.map(({ shape }) => `live.${[...shape.type.values].join()}`);
  const wanted = new Set([...CALLS.map(({ name }) => name), ...messages]);
  const written = new Set(PERMISSIONS.map(({ call }) => call));
  return [...wanted, ...written].filter((name) => !wanted.has(name) || !written.has(name));
}

/** Asks for every cell of the table on a server of its own. */
export async function checkPermissions(
  rows: readonly Row[] = PERMISSIONS,
  tell: (done: number) => void = () => {},
): Promise<{ readonly cells: number; readonly wrong: readonly WrongCell[] }> {
  const world = await openWorld({ PUBLIC_URL, SMTP_URL: "smtp://127.0.0.1:9", ALLOW_PRIVATE_TARGETS: "1" });
  const wrong: WrongCell[] = [];
  let cells = 0;
  try {
    let cast = await makeCast(world.address);
    for (const row of rows) {
      let stage: Stage | null = null;
      for (const caller of CALLERS) {
        stage ??= await setStage(world.address, cast, row.scene);
        const found = await askAs(world.address, row, stage, caller);
        const expected = written(row.outcomes[caller]);
        if (found !== expected) wrong.push({ call: nameOf(row), caller, expected, found });
        // What was allowed may have changed the table; what was not has not.
        if (found === "yes" && !isQuestion(row)) {
          stage = null;
          if (isAboutPeople(row)) cast = await makeCast(world.address);
        }
        cells += 1;
        tell(cells);
      }
    }
  } finally {
    await world.close();
  }
  return { cells, wrong };
}

/** A row by the name of its request and what is special about it. */
export function nameOf({ call, remark }: Row): string {
  return remark ? `${call}, ${remark}` : call;
}

/** An outcome in one word. */
export function written(outcome: Outcome): string {
  return typeof outcome === "string" ? outcome : outcome.past;
}

function isQuestion({ call }: Row): boolean {
  return CALLS.find(({ name }) => name === call)?.method === "GET" || call === "live.watch" || call === "live.ping";
}

function isAboutPeople({ call }: Row): boolean {
  return call.startsWith("people.") || call.startsWith("passkeys.");
}

async function askAs(address: string, row: Row, stage: Stage, caller: Caller): Promise<string> {
  const input = (await row.input?.(stage, caller)) ?? {};
  const headers = { ...fromElsewhere(), ...stage.headers[caller] };
  if (row.call.startsWith("live.")) return askLive(address, row.call, input, headers);
  const call = CALLS.find(({ name }) => name === row.call);
  if (!call) return "no such request";
  const expected = row.outcomes[caller];
  // A no changes nothing, so it can be asked for at both doors.
  const typed = expected === "yes" ? null : await askTyped(address, call, input, headers);
  const plain = await askPlainly(address, call, input, headers);
  const found = plain.reason ?? "yes";
  return typed === null || typed.reason === plain.reason ? found : `${found} but typed ${typed.reason}`;
}

/** Sends one message over a socket of its own; a second one shows when the first was handled. */
async function askLive(address: string, call: string, input: Input, headers: Headers): Promise<string> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/live`, { headers });
  const type = call.replace("live.", "");
  try {
    return await new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => {
        socket.send(JSON.stringify({ type, ...input }));
        if (type === "unwatch") socket.send(JSON.stringify({ type: "ping" }));
      });
      socket.on("message", (data) => {
        const message = JSON.parse(String(data));
        if (message.type === "fault") resolve(reasonIn(message));
        else if (["update", "acknowledged", "pong"].includes(message.type)) resolve("yes");
      });
    });
  } finally {
    socket.terminate();
  }
}
