import { once } from "node:events";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";

export async function listenOn(server: FastifyInstance): Promise<number> {
  await server.listen({ host: "127.0.0.1", port: 0 });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP port");
  return address.port;
}

/** Writes bytes on a connection and returns everything that comes back until it closes. */
export async function rawRequest(port: number, ...parts: readonly (string | Buffer)[]) {
  const socket = connect(port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => received.push(chunk));
  // The other side may close while we are still writing.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  for (const part of parts) socket.write(part);
  await new Promise((resolve) => socket.once("close", resolve));
  const text = Buffer.concat(received).toString("latin1");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: rest.join("\r\n\r\n") };
}
