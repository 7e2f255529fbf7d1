import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { ClientBase, Connection } from "pg";

/** What the driver hands over when the server waits for rows; its types leave this part out. */
interface ReceivingConnection {
  readonly stream: Duplex;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (reason: string) => void;
}

/** Waits whenever the server is behind, so that nothing gathers in memory. */
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

/** Runs a `copy … from stdin`: without the cost of statements and their values for each row. */
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
          // The server answers with an error, which says that the copy is over.
          connection.sendCopyFail("the rows could not be read");
        });
      },
      handleError(error: Error) {
        refused.abort();
        reject(noPieces ?? error);
      },
      handleCommandComplete() {
        // The end is what counts.
      },
      handleReadyForQuery: () => resolve(),
    });
  });
}
