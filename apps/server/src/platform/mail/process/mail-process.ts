import type { ChildProcess } from "node:child_process";
import { mailAnswer, settingsName } from "#server/platform/mail/process/mail-messages.ts";
import type {
  Envelope,
  MailRequest,
  MailSettings,
} from "#server/platform/mail/process/mail-messages.ts";
import { createProcessOnDemand } from "#server/platform/work/helper/process-on-demand.ts";

const program = {
  name: "mail-program",
  folder: "platform/mail/process",
  flags: ["--max-old-space-size=64", "--max-semi-space-size=2"],
  input: "ignore",
} as const;

const idleMs = 30_000;

export interface MailProcess {
  readonly send: (mail: Envelope) => Promise<void>;
  readonly pid: () => number | undefined;
  /** Closes permanently. Mails in progress may or may not arrive. */
  readonly close: () => void;
}

interface Outcome {
  readonly taken: () => void;
  readonly failed: (cause: Error) => void;
}

/**
 * Sends mails in a low-priority process, so that many of them do not slow down callers. It starts
 * with the first mail and ends some time after the last.
 */
export function createMailProcess(settings: MailSettings): MailProcess {
  const underWay = new Map<number, Outcome>();
  let lastNumber = 0;

  function hear(message: unknown): void {
    const { number, fault } = mailAnswer.parse(message);
    const mail = underWay.get(number);
    // The answer is from a process that was given up.
    if (mail === undefined) return;
    underWay.delete(number);
    if (underWay.size === 0) helper.endWhenIdle();
    if (fault === undefined) mail.taken();
    else mail.failed(new Error(fault));
  }

  function lose({ exitCode, signalCode }: ChildProcess): void {
    const cause = new Error(`the process that sends mails ended with ${exitCode ?? signalCode}`);
    for (const { failed } of underWay.values()) failed(cause);
    underWay.clear();
  }

  const helper = createProcessOnDemand(
    { ...program, environment: { [settingsName]: JSON.stringify(settings) } },
    { idleMs, onStart: (child) => void child.on("message", hear), onLost: lose },
  );

  return {
    send: (mail) =>
      new Promise((taken, failed) => {
        const number = ++lastNumber;
        const child = helper.running();
        underWay.set(number, { taken, failed });
        const request: MailRequest = { number, mail };
        child.send(request);
      }),
    pid: helper.pid,
    close: helper.close,
  };
}
