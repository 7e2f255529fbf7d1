/**
 * Watches the memory of a process and of those beside it, from a process of its own: reading it
 * takes milliseconds, which would be counted as waiting where the others' calls are timed.
 */
import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

const everyMs = 250;

/**
 * The server and the processes beside it, with the pages that they share counted once (Linux'
 * proportional set size); the database's memory is its own affair.
 */
function residentMegabytes(pid: number): number {
  const figure = (text: string, field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, "mu").exec(text)?.[1] ?? 0);
  const processes = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  const facts = processes.flatMap((name) => {
    try {
      const folder = `/proc/${name}`;
      const parent = figure(readFileSync(`${folder}/status`, "utf8"), "PPid");
      const isNode = readFileSync(`${folder}/cmdline`, "utf8").includes("node");
      return [{ id: Number(name), parent, isNode, folder }];
    } catch {
      return [];
    }
  });
  const kilobytesOf = (folder: string): number => {
    try {
      return figure(readFileSync(`${folder}/smaps_rollup`, "utf8"), "Pss");
    } catch {
      return 0;
    }
  };
  const ofTree = (id: number): number =>
    facts
      .filter((fact) => fact.id === id || fact.parent === id)
      .reduce((sum, fact) => {
        if (fact.id !== id) return sum + ofTree(fact.id);
        return sum + (fact.isNode ? kilobytesOf(fact.folder) : 0);
      }, 0);
  return ofTree(pid) / 1024;
}

const pid = Number(process.argv[2]);
let before = 0;
let most = 0;
let sampling: NodeJS.Timeout | undefined;

process.on("message", (message) => {
  const asked = z.enum(["start", "stop"]).parse(message);
  clearInterval(sampling);
  if (asked === "stop") {
    process.send?.(most - before);
    return;
  }
  before = residentMegabytes(pid);
  most = before;
  sampling = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, everyMs);
  process.send?.(0);
});
process.on("disconnect", () => process.exit());
