import * as z from "zod/mini";
import { createLog } from "#server/platform/log/log.ts";
import type { Log } from "#server/platform/log/log.ts";

const logLine = z.looseObject({ level: z.string(), msg: z.string() });
export type LogLine = z.output<typeof logLine>;

/** The real log, written to a list. */
export function captureLog(): { readonly log: Log; readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const write = (line: string): void => void lines.push(logLine.parse(JSON.parse(line)));
  return { log: createLog("debug", { write }), lines };
}
