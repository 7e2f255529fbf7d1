import { atMost, cell, figure, row } from "./bench.ts";
import type { Bench } from "./bench.ts";

export const browser: readonly Bench[] = [
  {
    name: "offline-pages",
    title: "A later visit with the network off, 10,000 catches on the device",
    command: "npx tsx e2e/src/offline-pages.ts",
    target: "tiles and rule cards 500 ms, spots 1500 ms, log book 1000 ms",
    figures: [
      figure("dashboard", cell("dashboard: three tiles"), "ms"),
      figure("regulations", cell("regulations: cards"), "ms"),
      figure("spots", cell("spots: list"), "ms"),
      figure("log book", cell("log book: 10000 catches"), "ms"),
      figure("analytics", cell("analytics: 10000 catches"), "ms"),
    ],
    minutes: 5,
  },
  {
    name: "first-screen",
    title: "The first screen of a phone, network off, from the start of the navigation",
    command: "npx tsx e2e/src/first-screen-speed.ts",
    target: "under 500 ms; nothing moves",
    figures: [
      ...["Boston", "Merrimack", "Canal"].map((water) =>
        figure(
          water,
          new RegExp(`^${water}, network off: .* water after (\\d+) ms`, "mu"),
          "ms",
          atMost(500),
        ),
      ),
      figure(
        "Boston on a processor four times slower",
        /^Boston, network off, 4 times slower: .* water after (\d+) ms/mu,
        "ms",
      ),
      figure("moved at most", /^moved at most (\S+)/mu, undefined, atMost(0.005)),
    ],
    minutes: 3,
    remark: "Of the build that is there: `npm run build` first",
  },
  {
    name: "sizes",
    title: "Over the wire, brotli",
    command: "node apps/web/scripts/check-size.mjs",
    target: "landing 60 kB, its JavaScript 15 kB, app shell 170 kB",
    figures: [
      figure("landing", row("landing page, everything"), "kB"),
      figure("its JavaScript", row("landing page, JavaScript"), "kB"),
      figure("app shell", row("app shell, JavaScript"), "kB"),
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
      figure(
        "performance, accessibility, best practices, SEO",
        /│ '\/' +│ (\d+ +│ \d+ +│ \d+ +│ \d+) +│/u,
      ),
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
      figure("at rest", /'at rest' +│ \d+ +│ '([\d.]+)'/u, "a second"),
      figure("dragged", /'dragged' +│ \d+ +│ '([\d.]+)'/u, "a second"),
    ],
    minutes: 3,
  },
];
