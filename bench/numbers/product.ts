import { cell, row, tsx } from "./bench.ts";
import { scale } from "./scale.ts";
import type { Bench } from "./bench.ts";

export const server: readonly Bench[] = [
  {
    name: "http",
    title: "Cached public call against a bare Fastify route; start; memory",
    command: tsx("http"),
    target: "ratio at least 0.8 (aim 0.9); Node and Postgres together under 300 MB",
    figures: [
      { label: "ratio", pattern: /^median\s+\S+\s+\S+\s+(\S+)/mu },
      { label: "interval from", pattern: /^95 % interval (\S+)/mu },
      { label: "to", pattern: /^95 % interval \S+ to ([^,]+),/mu },
      { label: "ready after", pattern: /first answer after (\d+) ms/u, unit: "ms" },
      { label: "resident", pattern: /(\d+) MB resident/u, unit: "MB" },
    ],
    minutes: 2,
  },
  {
    name: "hostile",
    title: "21 attacks, one after the other, while twenty other accounts go on",
    command: tsx("hostile"),
    target:
      "others' p99 under 50 ms, memory under +200 MB, no failures for others, back within 10 s, each attack",
    figures: [
      { label: "others' p99 without", pattern: /without an attack: p99 (\S+) ms/u, unit: "ms" },
      {
        label: "worst p99",
        pattern: /under attack: p99 at most (\S+) ms/u,
        unit: "ms",
        limit: { atMost: 50 },
      },
      { label: "failures", pattern: /ms, (\d+) failures/u, limit: { atMost: 0 } },
      { label: "memory", pattern: /at most \+(\S+) MB/u, unit: "MB", limit: { atMost: 200 } },
      { label: "back after", pattern: /back after (\S+) s/u, unit: "s", limit: { atMost: 10 } },
    ],
    minutes: 6,
    remark: "Each attack has a row in the output.",
  },
  {
    name: "durability",
    title: "50 kills with -9 of server, database or both",
    command: tsx("durability"),
    target: "nothing acknowledged lost or doubled",
    figures: [
      { label: "acknowledged", pattern: cell("acknowledged") },
      { label: "lost", pattern: cell("lost"), limit: { atMost: 0 } },
      { label: "doubled", pattern: cell("doubled"), limit: { atMost: 0 } },
    ],
    minutes: 15,
  },
  {
    name: "instances",
    title: "Three instances, two killed with -9",
    command: "npm run --silent rehearse:instances",
    target: "nothing lost, doubled, or asked twice",
    figures: [
      { label: "catches acknowledged", pattern: row("catches acknowledged") },
      { label: "lost", pattern: row("catches lost"), limit: { atMost: 0 } },
      { label: "doubled", pattern: row("catches doubled"), limit: { atMost: 0 } },
      { label: "asked twice", pattern: row("outside services: asked twice"), limit: { atMost: 0 } },
      {
        label: "longest silence of a stream",
        pattern: row("vessel streams: longest silence, s"),
        unit: "s",
      },
    ],
    minutes: 3,
  },
  scale,
];
