import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

let server = ["--import", "tsx", join(import.meta.dirname, "../main.ts")];

/** From now on the server as it is bundled in this folder: it starts in a third of the time. */
export function startBundledServer(folder: string): void {
  server = [join(folder, "main.mjs")];
}

export interface StartedProcess {
  readonly pid: number;
  /** Everything written so far, both streams. */
  output(): string;
  /** Resolves once the output contains the text; rejects when the process ends before. */
  prints(text: string): Promise<void>;
  readonly exit: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** What several instances have to have in common. No object store is there; a start asks none. */
export const sharedFiles = {
  S3_ENDPOINT: "http://127.0.0.1:9",
  S3_BUCKET: "striper",
  S3_REGION: "nowhere",
  S3_ACCESS_KEY_ID: "of-tests",
  S3_SECRET_ACCESS_KEY: "of-tests",
  FILES_MASTER_KEY: Buffer.alloc(32, 7).toString("base64"),
};

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** The real program in a process of its own, with these settings and nothing inherited. */
export function startProcess(
  settings: Readonly<Record<string, string>>,
  given: readonly string[] = server,
): StartedProcess {
  const child = spawn(process.execPath, given, {
    env: { PATH: process.env["PATH"] ?? "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      for (const look of waiting) look();
    });
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    pid: child.pid ?? 0,
    output: () => text,
    prints: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!text.includes(wanted)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void exit.then(() => reject(new Error(`ended before it printed ${wanted}: ${text}`)));
      }),
    exit,
    kill: (signal) => void child.kill(signal),
  };
}
