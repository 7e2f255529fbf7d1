import type {
  ArchiveOrder,
  ArchiveWriter,
} from "#server/platform/account-data/writing/archive-writer.ts";
import { exportRequest } from "#server/platform/account-data/writing/export-messages.ts";
import type { ExportAnswer } from "#server/platform/account-data/writing/export-messages.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

const say = (message: ExportAnswer): void => void process.send?.(message);

function start(writer: ArchiveWriter, number: number, order: ArchiveOrder, ended: () => void) {
  const stopping = new AbortController();
  const archive = writer.open(order, { key: order.accountId, signal: stopping.signal });
  // The consumer of the next piece gets the error.
  archive.on("error", () => undefined);
  const pieces: AsyncIterator<Buffer, undefined> = archive[Symbol.asyncIterator]();

  async function sendNext(): Promise<void> {
    try {
      const { done, value } = await pieces.next();
      if (done !== true) return say({ kind: "piece", number, bytes: value });
      say({ kind: "end", number });
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      say({ kind: "failed", number, reason });
    }
    ended();
  }
  function stop(): void {
    ended();
    stopping.abort();
  }
  return { next: () => void sendNext(), stop };
}

export function serveExports(writer: ArchiveWriter): void {
  endWithServer();
  const exports = new Map<number, ReturnType<typeof start>>();
  process.on("message", (message) => {
    const request = exportRequest.parse(message);
    const { kind, number } = request;
    if (kind === "start") {
      const ended = (): void => void exports.delete(number);
      exports.set(number, start(writer, number, request.order, ended));
    } else exports.get(number)?.[kind]();
  });
}
