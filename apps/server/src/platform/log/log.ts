import { pino } from "pino";
import type { DestinationStream, LogFn, Logger } from "pino";
import { redactFields, redactText } from "#server/platform/log/redaction.ts";

/** Lines of JSON; a line break or an escape sequence in a value stays inside its string. */
export type Log = Pick<Logger, "fatal" | "error" | "warn" | "info" | "debug" | "isLevelEnabled">;

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** pino would use the raw message of a bare error as the line's message; as a field it is redacted. */
function errorAsField(this: Logger, values: Parameters<LogFn>, write: LogFn): void {
  const [first, message] = values;
  const safe = first instanceof Error ? [{ err: first }, message ?? first.name] : values;
  Reflect.apply(write, this, safe);
}

/**
 * Buffer for lines that cannot be written, as on a full disk; lines beyond it are lost, and the
 * server continues.
 */
const mostWaitingBytes = 1024 * 1024;

/** A file that is open already: the process writes its log there, one line at a time. */
export function openLogFile(fd: number): DestinationStream {
  const file = pino.destination({ fd, sync: true, maxLength: mostWaitingBytes });
  // Unheard, the event would end the process. The line stays and goes out before the next one.
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
