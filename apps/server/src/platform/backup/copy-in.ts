import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { ClientBase, Connection } from "pg";

/** The part of the driver's connection that handles COPY, which its types omit. */
interface ReceivingConnection {
  readonly stream: Duplex;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (reason: string) => void;
}

async function send(
  connection: ReceivingConnection,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  for await (const piece of pieces) {
    signal.throwIfAborted();
    connection.sendCopyFromChunk(Buffer.from(piece));
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain", { signal });
  }
  connection.endCopyFrom();
}

/** Runs a `copy … from stdin`, which avoids the cost of a statement per row. */
export function copyIn(
  client: ClientBase,
  statement: string,
  pieces: AsyncIterable<string>,
): Promise<void> {
  const refused = new AbortController();
  let noPieces: unknown;
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse(connection: ReceivingConnection) {
        send(connection, pieces, refused.signal).catch((error: unknown) => {
          if (refused.signal.aborted) return;
          noPieces = error;
          // The server answers with an error, which ends the copy.
          connection.sendCopyFail("the rows could not be read");
        });
      },
      handleError(error: Error) {
        refused.abort();
        reject(noPieces ?? error);
      },
      handleCommandComplete() {
        // Wait for ReadyForQuery, which follows.
      },
      handleReadyForQuery: () => resolve(),
    });
  });
}
