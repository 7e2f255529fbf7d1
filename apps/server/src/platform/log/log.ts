import { pino } from "pino";
import type { DestinationStream, LogFn, Logger } from "pino";
import { redactFields, redactText } from "#server/platform/log/redaction.ts";

/**
 * Writes lines of JSON, where line breaks and escape sequences in values stay inside their strings.
 */
export type Log = Pick<Logger, "fatal" | "error" | "warn" | "info" | "debug" | "isLevelEnabled">;

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Moves a bare error into a field, where it is redacted. pino would print its raw message. */
function errorAsField(this: Logger, values: Parameters<LogFn>, write: LogFn): void {
  const [first, message] = values;
  const safe = first instanceof Error ? [{ err: first }, message ?? first.name] : values;
  Reflect.apply(write, this, safe);
}

/**
 * Buffer for lines that cannot be written, as on a full disk. Further lines are lost, and the
 * server continues.
 */
const mostWaitingBytes = 1024 * 1024;

/** Opens a log on a file descriptor and writes it synchronously. */
export function openLogFile(fd: number): DestinationStream {
  const file = pino.destination({ fd, sync: true, maxLength: mostWaitingBytes });
  // Without a listener the event would end the process. The line is kept and written with the next
  // one.
  file.on("error", () => undefined);
  return file;
}

export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => error },
    formatters: { level: (label: string) => ({ level: label }), log: redactFields },
    hooks: { logMethod: errorAsField, streamWrite: redactText },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
