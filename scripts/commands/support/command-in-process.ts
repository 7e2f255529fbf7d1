import { runCommand, type Command } from "./command.ts";

/** Runs a command inside a test and returns what a shell would see. */
export async function runInProcess(command: Command, ...args: string[]) {
  const lines: string[] = [];
  const remarks: string[] = [];
  const status = await runCommand(command, args, {
    print: (line) => lines.push(line),
    remark: (line) => remarks.push(line),
    drain: () => Promise.resolve(),
  });
  return { status, lines, stdout: text(lines), stderr: text(remarks) };
}

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
