import { cell, row } from "./bench.ts";
import type { Bench } from "./bench.ts";

export const browser: readonly Bench[] = [
  {
    name: "offline-pages",
    title: "A later visit with the network off, 10,000 catches on the device",
    command: "npx tsx e2e/src/offline-pages.ts",
    target: "tiles and rule cards 500 ms, spots 1500 ms, log book 1000 ms",
    figures: [
      { label: "dashboard", pattern: cell("dashboard: three tiles"), unit: "ms" },
      { label: "regulations", pattern: cell("regulations: cards"), unit: "ms" },
      { label: "spots", pattern: cell("spots: list"), unit: "ms" },
      { label: "log book", pattern: cell("log book: 10000 catches"), unit: "ms" },
      { label: "analytics", pattern: cell("analytics: 10000 catches"), unit: "ms" },
    ],
    minutes: 5,
  },
  {
    name: "first-screen",
    title: "The first screen of a phone, network off, from the start of the navigation",
    command: "npx tsx e2e/src/first-screen-speed.ts",
    target: "under 500 ms; nothing moves",
    figures: [
      ...["Boston", "Merrimack", "Canal"].map((water) => ({
        label: water,
        pattern: new RegExp(`^${water}, network off: .* water after (\\d+) ms`, "mu"),
        unit: "ms",
        limit: { atMost: 500 },
      })),
      {
        label: "Boston on a processor four times slower",
        pattern: /^Boston, network off, 4 times slower: .* water after (\d+) ms/mu,
        unit: "ms",
      },
      { label: "moved at most", pattern: /^moved at most (\S+)/mu, limit: { atMost: 0.005 } },
    ],
    minutes: 3,
    remark: "Of the build that is there: `npm run build` first",
  },
  {
    name: "log-scroll",
    title: "The whole log of 10,000 catches scrolls by",
    command: "npx tsx e2e/src/log-scroll.ts",
    target: "at least 55 pictures a second",
    figures: [
      { label: "finger", pattern: cell("finger, 1200 px/s"), unit: "pictures/s" },
      { label: "fling", pattern: cell("fling, 8000 px/s"), unit: "pictures/s" },
    ],
    minutes: 3,
  },
  {
    name: "score-grading-phone",
    title: "Grading 1,000 and 10,000 stripers on a phone four times slower, in a worker",
    command: "npx tsx e2e/src/grade-phone.ts",
    target: "10,000 under 200 ms of the processor the first time",
    figures: [
      {
        label: "10,000: first time",
        pattern: /10000 stripers, processor: first time (\S+)/u,
        unit: "ms",
        limit: { atMost: 200 },
      },
      {
        label: "10,000 by the clock",
        pattern: /10000 stripers, clock: first time (\S+)/u,
        unit: "ms",
      },
      {
        label: "1,000 by the clock",
        pattern: /1000 stripers, clock: first time (\S+)/u,
        unit: "ms",
      },
    ],
    minutes: 1,
    remark: "Of the build that is there: `npm run build` first",
  },
  {
    name: "sizes",
    title: "Over the wire, brotli",
    command: "node apps/web/scripts/check-size.mjs",
    target: "landing 60 kB, its JavaScript 15 kB, app shell 170 kB",
    figures: [
      { label: "landing", pattern: row("landing page, everything"), unit: "kB" },
      { label: "its JavaScript", pattern: row("landing page, JavaScript"), unit: "kB" },
      { label: "app shell", pattern: row("app shell, JavaScript"), unit: "kB" },
    ],
    minutes: 1,
    remark: "Of the build that is there: `npm run build` first",
  },
  {
    name: "lighthouse",
    title: "Lighthouse, landing page on a phone",
    command: "npm run --silent lighthouse",
    target: "100 of 100 four times",
    figures: [
      {
        label: "performance, accessibility, best practices, SEO",
        pattern: /│ '\/' +│ (\d+ +│ \d+ +│ \d+ +│ \d+) +│/u,
      },
    ],
    minutes: 3,
    remark: "Fetches Lighthouse from npm.",
  },
  {
    name: "map-frames",
    title: "Live map with 2,000 vessels, drawn by the processor",
    command: "npm run --silent build && npx tsx e2e/src/map-frames.ts",
    target: "30 pictures a second at rest",
    figures: [
      { label: "at rest", pattern: /'at rest' +│ \d+ +│ '([\d.]+)'/u, unit: "a second" },
      { label: "dragged", pattern: /'dragged' +│ \d+ +│ '([\d.]+)'/u, unit: "a second" },
    ],
    minutes: 3,
  },
];
