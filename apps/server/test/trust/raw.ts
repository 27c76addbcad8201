import { connect } from "node:net";

/** What a server says to bytes that no HTTP library would send, until it or `patience` ends the connection. */
export function sendRaw(address: string, bytes: string, patience = 5_000): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    const end = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(patience, end);
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("error", end);
    socket.on("close", end);
  });
}

/** A raw request that asks for the connection to be closed. */
export function rawRequest(line: string, headers: readonly string[] = [], body = ""): string {
  const length = body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body, "latin1")}`];
  return [`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, ...length, "", body].join("\r\n");
}
