import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod/mini";

/** A mail server that accepts everything and counts by reader and message id. */
export interface MailSink {
  readonly url: string;
  readonly mails: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly lastAt: () => number;
  reset(): void;
  close(): void;
}

const listening = z.tuple([z.object({ port: z.number() })], z.unknown());
const received = z.array(z.tuple([z.string(), z.string()]));

export async function startMailSink(): Promise<MailSink> {
  const mails = new Map<string, Map<string, number>>();
  let lastAt = 0;
  const program = fork(join(import.meta.dirname, "mail-sink-program.ts"));
  const [{ port }] = listening.parse(await once(program, "message"));
  program.on("message", (message) => {
    for (const [reader, id] of received.parse(message)) {
      const ofReader = mails.get(reader) ?? new Map<string, number>();
      mails.set(reader, ofReader.set(id, (ofReader.get(id) ?? 0) + 1));
    }
    lastAt = performance.now();
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    lastAt: () => lastAt,
    reset: () => mails.clear(),
    close: () => void program.kill(),
  };
}
