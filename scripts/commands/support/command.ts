import { once } from "node:events";
import { parseArgs, type ParseArgsConfig } from "node:util";

export interface Output {
  /** Writes a line of the answer, on stdout. */
  readonly print: (line: string) => void;
  /** Writes a remark beside the answer, on stderr. */
  readonly remark: (line: string) => void;
  /** Waits until the reader has taken what was printed. */
  readonly drain: () => Promise<void>;
}

type ErrorClass = abstract new (...given: never[]) => Error;

/** A command that answers a question on the command line. */
export interface Command {
  readonly usage: string;
  /** Errors whose own words are told to the person who asked. */
  readonly foreseen?: readonly ErrorClass[];
  readonly answer: (args: string[], output: Output) => void | Promise<void>;
}

/** A question that cannot be answered as it was asked; its text is for the person who asked. */
export class UsageError extends Error {}

/** Reads a command line; an argument that does not belong there is a `UsageError`. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs a command and returns its exit status. Any other error than the foreseen ones is a bug and is thrown on. */
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

/** Runs a command as this process, with its arguments and streams. */
export async function runAsProcess(command: Command): Promise<void> {
  // A reader such as `head` may leave early; that is no fault.
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

/** An hour to a week, or null where none is given. */
export function parseHours(text: string | undefined): number | null {
  if (text === undefined) return null;
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours < 1 || hours > mostHours) {
    throw new UsageError(`not a number of hours from 1 to ${mostHours}: ${text}`);
  }
  return hours;
}
