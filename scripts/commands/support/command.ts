import { parseArgs, type ParseArgsConfig } from "node:util";

/** A question that cannot be answered as asked; its text is for the person who asked. */
export class UsageError extends Error {}

/** Reads a command line; an argument that does not belong there is a `UsageError`. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Ends a command with what is wrong and its usage; any other error is a bug. */
export function endWithUsage(error: unknown, usage: string): void {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}

const mostHours = 168;

/** An hour to a week, or null where none is given. */
export function parseHours(text: string | undefined): number | null {
  if (text === undefined) return null;
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours < 1 || hours > mostHours) {
    throw new UsageError(`not a number of hours from 1 to ${mostHours}: ${text}`);
  }
  return hours;
}
