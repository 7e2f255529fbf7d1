/** Runs a question-answering command named by the first argument. */
import { runAsProcess, type Command } from "./support/command.ts";

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  ask: async () => (await import("./ask.ts")).ask,
  bite: async () => (await import("./bite.ts")).bite,
  "decode-ais": async () => (await import("./decode-ais.ts")).decodeAis,
  depth: async () => (await import("./depth.ts")).depth,
  rules: async () => (await import("./rules.ts")).rules,
  tides: async () => (await import("./tides.ts")).tides,
  where: async () => (await import("./where.ts")).where,
};

const [name = ""] = process.argv.splice(2, 1);
const load = commands[name];
if (load === undefined) throw new Error(`no such command: ${name}`);
await runAsProcess(await load());
