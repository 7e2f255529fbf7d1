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
    name: "conditions",
    title: "Public calls while every outside service hangs",
    command: tsx("conditions"),
    target: "p99 under 10 ms at 500 a second; ratio to a bare route at least 0.8",
    figures: [
      { label: "p99", pattern: /^served .*99 % within (\S+) ms/mu, unit: "ms" },
      { label: "least ratio", pattern: row("least ratio") },
    ],
    minutes: 4,
  },
  {
    name: "accounts",
    title: "Sign-in",
    command: tsx("accounts"),
    target:
      "a hash 50 to 150 ms; others' p99 under 30 ms during 20 sign-ins; authentication under 1 ms",
    figures: [
      { label: "20 at once within", pattern: /at once sign in within\s+(\S+)/u, unit: "ms" },
      { label: "others' p99", pattern: /others during sign-ins, p99\s+(\S+)/u, unit: "ms" },
    ],
    minutes: 2,
  },
  {
    name: "catch-log",
    title: "Logging and reading catches on the embedded database",
    command: tsx("catch-log"),
    target: "log p99 under 25 ms at 100 a second; read p99 under 15 ms",
    figures: [
      {
        label: "log p99",
        pattern: /'log a catch[^│]*│ \d+ +│ '[^']*' +│ '[^']*' +│ '([\d.]+)'/u,
        unit: "ms",
      },
      {
        label: "read p99",
        pattern: /'my-catches[^│]*│ \d+ +│ '[^']*' +│ '[^']*' +│ '([\d.]+)'/u,
        unit: "ms",
      },
    ],
    minutes: 3,
  },
  {
    name: "shared-trips",
    title: "The nightly job over a million shared trips, and the public figures",
    command: tsx("shared-trips"),
    target: "event loop at most 50 ms",
    figures: [
      { label: "job", pattern: /nightly job (\S+) s/u, unit: "s" },
      { label: "its event loop", pattern: /nightly job .* at most (\S+) ms/u, unit: "ms" },
      { label: "figures", pattern: /public figures (\S+) s/u, unit: "s" },
      { label: "their event loop", pattern: /public figures .* at most (\S+) ms/u, unit: "ms" },
    ],
    minutes: 4,
  },
  {
    name: "float-plans",
    title: "Look for overdue float plans among 100,000 that run",
    command: tsx("float-plans"),
    target: "under 1 s with 100 overdue, from the index alone",
    figures: [
      { label: "100 overdue", pattern: row("100 overdue"), unit: "ms", limit: { atMost: 1000 } },
      { label: "none overdue", pattern: row("0 overdue"), unit: "ms" },
      { label: "1,000 overdue", pattern: row("1000 overdue"), unit: "ms" },
    ],
    minutes: 2,
  },
  {
    name: "images",
    title: "Upload of a 9.9 MB photo",
    command: tsx("images"),
    target: "memory growth under 150 MB; others' p99 under 50 ms",
    figures: [
      { label: "growth", pattern: /before, \+one, \+four\s+\S+\s+\+(\S+)/u, unit: "MB" },
      { label: "others' p99", pattern: /one upload at a time\s+\S+\s+(\S+)/u, unit: "ms" },
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
    name: "vessels",
    title: "200 viewers of 2,000 vessels, 1,000 messages a second",
    command: tsx("vessels"),
    target: "delivery p99 under 2000 ms; server under 0.5 cores",
    figures: [
      { label: "p99 of delivery", pattern: /p99 (\S+) ms/u, unit: "ms" },
      { label: "server", pattern: /server: (\S+) cores/u, unit: "cores" },
    ],
    minutes: 2,
  },
  {
    name: "ais-replay",
    title: "Five minutes of a feed that misbehaves",
    command: tsx("ais-replay"),
    target: "heap at the end at most 1.25 times",
    figures: [{ label: "heap", pattern: /heap at the end is (\S+) times/u, unit: "times" }],
    minutes: 6,
  },
  {
    name: "ais-fuzz",
    title: "Hostile input for the readers of vessel feeds",
    command: "npx tsx --expose-gc bench/ais-fuzz.ts 60",
    target: "no exception",
    figures: [{ label: "slowest input", pattern: /slowest input (\S+) ms/u, unit: "ms" }],
    minutes: 2,
  },
  {
    name: "chats",
    title: "100 chats at once with a slow model; the built-in engine",
    command: tsx("chats"),
    target: "others' p99 and first word under 50 ms; built-in answer under 50 ms",
    figures: [
      { label: "others' p99", pattern: /chats, p99\s+(\S+) ms/u, unit: "ms" },
      { label: "first word", pattern: /passed on, median\s+(\S+) ms/u, unit: "ms" },
      { label: "memory", pattern: /memory kept over the chats before\s+(\S+) MB/u, unit: "MB" },
      { label: "built-in answer", pattern: /of the server, median\s+(\S+) ms/u, unit: "ms" },
    ],
    minutes: 3,
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
