/** Shared by the operator's commands: server settings, and messages instead of stack traces. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { createLog, readConfig, type BackupSettings } from "@striper/server/backup";
import * as z from "zod/mini";

const root = join(import.meta.dirname, "../../..");

export function sizeInWords(path: string): string {
  const bytes = statSync(path).size;
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function readVersion(): string {
  const text = readFileSync(join(root, "apps/server/package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

type Foreseen = abstract new (...given: never[]) => Error;

/** Resolves from the caller's folder, not the one npm moved to. */
const resolvePath = (path: string): string => resolve(process.env["INIT_CWD"] ?? ".", path);

export async function withSettings(
  foreseen: readonly Foreseen[],
  act: (settings: BackupSettings, resolve: (path: string) => string) => Promise<void>,
): Promise<void> {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const reading = readConfig(process.env, root);
  if (reading.kind === "faulty") {
    console.error(["The settings are not as they should be:", ...reading.faults].join("\n  "));
    process.exitCode = 1;
    return;
  }
  try {
    const settings = { config: reading.config, log: createLog("error"), version: readVersion() };
    await act(settings, resolvePath);
  } catch (error) {
    if (!foreseen.some((kind) => error instanceof kind)) throw error;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export async function withFile(
  [file, ...rest]: readonly string[],
  usage: string,
  work: (file: string) => Promise<void>,
): Promise<void> {
  if (file === "--help") return console.log(usage);
  if (file !== undefined && rest.length === 0) return work(file);
  console.error(usage);
  process.exitCode = 1;
}
