/** Provides a temporary folder that is removed when its process ends. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isProcessRunning } from "#server/platform/is-process-running.ts";

const stem = "chart-conversion";
const nameOfFolder = new RegExp(`^${stem}-(\\d+)-`);

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes folders of processes that were killed. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const id = nameOfFolder.exec(name)?.[1];
    if (id !== undefined && !isProcessRunning(Number(id))) remove(join(parent, name));
  }
}

export async function inWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  removeAbandoned(tmpdir());
  const folder = mkdtempSync(join(tmpdir(), `${stem}-${process.pid}-`));
  // The server may end this process in the middle of work.
  const onExit = () => remove(folder);
  process.once("exit", onExit);
  try {
    return await work(folder);
  } finally {
    process.removeListener("exit", onExit);
    remove(folder);
  }
}
