import { fork } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { join } from "node:path";

/** A program of this product that runs in a helper process. */
export interface Program {
  readonly name: string;
  /** As written: the folder of `<name>.ts`, below `src`. Bundled, it is in the same folder as the server. */
  readonly folder: string;
  readonly flags?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Its output is a log, as the server's is. */
  readonly isLogging?: boolean;
  /** What the program's input is. */
  readonly input: "pipe" | "ignore";
}

const isBundled = !import.meta.filename.endsWith(".ts");
const sourceFolder = join(import.meta.dirname, "../../..");
let bundles = isBundled ? import.meta.dirname : null;

/** For tests, which are not bundled themselves: a bundled program starts in a third of the time. */
export function startBundled(folder: string): void {
  bundles = folder;
}

function placeOf({ name, folder }: Program): { readonly path: string; readonly loader: string[] } {
  if (bundles !== null) return { path: join(bundles, `${name}.mjs`), loader: [] };
  // TypeScript wants its loader.
  return { path: join(sourceFolder, folder, `${name}.ts`), loader: ["--import", "tsx"] };
}

/** The process gets none of the server's secrets but what its environment names. */
export function startProgram(program: Program): ChildProcess {
  const { path, loader } = placeOf(program);
  const { flags = [], environment = {}, input, isLogging = false } = program;
  const { LD_LIBRARY_PATH } = process.env;
  const stdio: StdioOptions = [input, isLogging ? "inherit" : "ignore", "inherit", "ipc"];
  const child = fork(path, {
    cwd: import.meta.dirname,
    execArgv: [...flags, ...loader],
    env: { ...environment, ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }) },
    serialization: "advanced",
    stdio,
  });
  // Its end reports this as well.
  child.on("error", () => undefined);
  child.stdin?.on("error", () => undefined);
  return child;
}
