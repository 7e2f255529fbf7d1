import { fork } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { join } from "node:path";

export interface Program {
  readonly name: string;
  /** Folder of `<name>.ts` below `src`. A bundle is in the same folder as the server instead. */
  readonly folder: string;
  readonly flags?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly isLogging?: boolean;
  readonly input: "pipe" | "ignore";
}

const isBundled = !import.meta.filename.endsWith(".ts");
const sourceFolder = join(import.meta.dirname, "../../..");
let bundles = isBundled ? import.meta.dirname : null;

/** Makes tests start bundled programs, which takes a third of the time. */
export function startBundled(folder: string): void {
  bundles = folder;
}

function placeOf({ name, folder }: Program): { readonly path: string; readonly loader: string[] } {
  if (bundles !== null) return { path: join(bundles, `${name}.mjs`), loader: [] };
  return { path: join(sourceFolder, folder, `${name}.ts`), loader: ["--import", "tsx"] };
}

/** Starts a program without the server's secrets, except those in its `environment`. */
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
  // The exit event reports this as well.
  child.on("error", () => undefined);
  child.stdin?.on("error", () => undefined);
  return child;
}
