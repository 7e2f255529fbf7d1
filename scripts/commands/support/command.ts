import { once } from "node:events";
import { parseArgs, type ParseArgsConfig } from "node:util";

export interface Output {
  readonly print: (line: string) => void;
  readonly remark: (line: string) => void;
  readonly drain: () => Promise<void>;
}

type ErrorClass = abstract new (...given: never[]) => Error;

export interface Command {
  readonly usage: string;
  readonly foreseen?: readonly ErrorClass[];
  readonly answer: (args: string[], output: Output) => void | Promise<void>;
}

/** A question that cannot be answered as asked; its message is for the caller. */
export class UsageError extends Error {}

/** Parses a command line; throws a `UsageError` for unknown arguments. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs a command and returns its exit status; unforeseen errors are bugs and are rethrown. */
export async function runCommand(
  { usage, foreseen = [], answer }: Command,
  args: string[],
  output: Output,
): Promise<number> {
  if (args.includes("--help")) {
    output.print(usage);
    return 0;
  }
  try {
    await answer(args, output);
    return 0;
  } catch (error) {
    output.remark(reasonOf(error, usage, foreseen));
    return 1;
  }
}

function reasonOf(error: unknown, usage: string, foreseen: readonly ErrorClass[]): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof Error && foreseen.some((kind) => error instanceof kind))
    return error.message;
  throw error;
}

export async function runAsProcess(command: Command): Promise<void> {
  // A reader such as `head` may close early.
  process.stdout.on("error", () => process.exit());
  process.exitCode = await runCommand(command, process.argv.slice(2), {
    print: (line) => process.stdout.write(`${line}\n`),
    remark: (line) => process.stderr.write(`${line}\n`),
    drain: async () => {
      if (process.stdout.writableNeedDrain) await once(process.stdout, "drain");
    },
  });
}

const mostHours = 168;

export function parseHours(text: string | undefined): number | null {
  if (text === undefined) return null;
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours < 1 || hours > mostHours) {
    throw new UsageError(`not a number of hours from 1 to ${mostHours}: ${text}`);
  }
  return hours;
}
