import { atMost, cell, figure, row, tsx } from "./bench.ts";
import { scale } from "./scale.ts";
import type { Bench } from "./bench.ts";

export const server: readonly Bench[] = [
  {
    name: "http",
    title: "Cached public call against a bare Fastify route; start; memory",
    command: tsx("http"),
    target: "ratio at least 0.8 (aim 0.9); Node and Postgres together under 300 MB",
    figures: [
      figure("ratio", /^median\s+\S+\s+\S+\s+(\S+)/mu),
      figure("ready after", /first answer after (\d+) ms/u, "ms"),
      figure("resident", /(\d+) MB resident/u, "MB"),
    ],
    minutes: 2,
  },
  {
    name: "hostile",
    title: "36 attacks, one after the other, while twenty other accounts go on",
    command: tsx("hostile"),
    target:
      "others' p99 under 50 ms, memory under +200 MB, no failures for others, back within 10 s, each attack",
    figures: [
      figure("others' p99 without", /without an attack: p99 (\S+) ms/u, "ms"),
      figure("worst p99", /under attack: p99 at most (\S+) ms/u, "ms", atMost(50)),
      figure("failures", /ms, (\d+) failures/u, undefined, atMost(0)),
      figure("memory", /at most \+(\S+) MB/u, "MB", atMost(200)),
      figure("back after", /back after (\S+) s/u, "s", atMost(10)),
    ],
    minutes: 9,
    remark: "Each attack has a row in the output.",
  },
  {
    name: "durability",
    title: "50 kills with -9 of server, database or both",
    command: tsx("durability"),
    target: "nothing acknowledged lost or doubled",
    figures: [
      figure("acknowledged", cell("acknowledged")),
      figure("lost", cell("lost"), undefined, atMost(0)),
      figure("doubled", cell("doubled"), undefined, atMost(0)),
    ],
    minutes: 15,
  },
  {
    name: "instances",
    title: "Three instances, two killed with -9",
    command: "npm run --silent rehearse:instances",
    target: "nothing lost, doubled, or asked twice",
    figures: [
      figure("catches acknowledged", row("catches acknowledged")),
      figure("lost", row("catches lost"), undefined, atMost(0)),
      figure("doubled", row("catches doubled"), undefined, atMost(0)),
      figure("asked twice", row("outside services: asked twice"), undefined, atMost(0)),
      figure("longest silence of a stream", row("vessel streams: longest silence, s"), "s"),
    ],
    minutes: 3,
  },
  scale,
];
