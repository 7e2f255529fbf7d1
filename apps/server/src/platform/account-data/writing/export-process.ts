import type { ChildProcess } from "node:child_process";
import { Readable } from "node:stream";
import { endWith } from "#server/platform/account-data/writing/archive-writer.ts";
import type {
  ArchiveOrder,
  ArchiveWriter,
} from "#server/platform/account-data/writing/archive-writer.ts";
import { exportAnswer } from "#server/platform/account-data/writing/export-messages.ts";
import type { ExportRequest } from "#server/platform/account-data/writing/export-messages.ts";
import { createProcessOnDemand } from "#server/platform/work/helper/process-on-demand.ts";

export interface ExportProcess extends ArchiveWriter {
  pid(): number | undefined;
}

/** The program lives in the composition folder because it knows the data of every feature. */
const program = {
  name: "export-program",
  folder: "composition",
  flags: ["--max-old-space-size=128", "--max-semi-space-size=4"],
  isLogging: true,
  input: "ignore",
} as const;

const idleMs = 10_000;

/** Starts an export. Its messages are pushed into the returned stream by `hear`. */
function askFor(
  child: ChildProcess,
  number: number,
  order: ArchiveOrder,
  closed: () => void,
): Readable {
  const say = (request: ExportRequest): void => {
    if (child.connected) child.send(request);
  };
  say({ kind: "start", number, order: { ...order, first: [...order.first] } });
  return new Readable({
    read: () => say({ kind: "next", number }),
    destroy(error, done) {
      say({ kind: "stop", number });
      closed();
      done(error);
    },
  });
}

/**
 * Writes archives in a low-priority process, so that the server only passes on finished bytes. The
 * process starts with the first export, ends some time after the last, and uses the server's
 * settings, database and files.
 */
export function createExportProcess(environment: NodeJS.ProcessEnv): ExportProcess {
  const open = new Map<number, Readable>();
  let lastNumber = 0;

  function hear(message: unknown): void {
    const answer = exportAnswer.parse(message);
    const archive = open.get(answer.number);
    if (answer.kind === "piece") archive?.push(answer.bytes);
    else if (answer.kind === "end") archive?.push(null);
    else archive?.destroy(new Error(`an export failed: ${answer.reason}`));
  }

  function lose({ exitCode, signalCode }: ChildProcess): void {
    for (const archive of open.values())
      archive.destroy(
        new Error(`the process that makes exports ended with ${exitCode ?? signalCode}`),
      );
  }

  const maker = createProcessOnDemand(
    { ...program, environment },
    { idleMs, onStart: (child) => void child.on("message", hear), onLost: lose },
  );

  function openArchive(order: ArchiveOrder): Readable {
    const number = ++lastNumber;
    const archive = askFor(maker.running(), number, order, () => {
      open.delete(number);
      if (open.size === 0) maker.endWhenIdle();
    });
    open.set(number, archive);
    return archive;
  }

  return {
    open: (order, by) => endWith(by, openArchive(order)),
    pid: maker.pid,
    close: maker.close,
  };
}
