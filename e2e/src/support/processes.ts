/** What starting a process of ours and waiting for it takes. */
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });

export function collectOutput(child: ChildProcess): () => string {
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

export const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once("exit", () => resolve()));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits for a process that is not a child of this one. */
export async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** With a margin for busy machines, ms. */
const longestStart = 120_000;

export async function waitUntilReachable(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + longestStart;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${url} did not come up:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
