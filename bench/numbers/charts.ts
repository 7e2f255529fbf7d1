import { tsx } from "./bench.ts";
import type { Bench } from "./bench.ts";

export const charts: readonly Bench[] = [
  {
    name: "charts",
    title:
      "The built charts against GDAL's own reading, 200 positions a cell; a tap; the conversion",
    command: tsx("charts"),
    target:
      "all equal; flats within 2 %; a tap under 50 ms; four cells within 30 s and 500 MB; tiles at most 2.5 MB",
    figures: [
      { label: "areas differ", pattern: /areas that differ: (\d+)/u, limit: { atMost: 0 } },
      { label: "contours differ", pattern: /contours that differ: (\d+)/u, limit: { atMost: 0 } },
      { label: "flats", pattern: /differ by at most (\S+) %/u, unit: "%", limit: { atMost: 2 } },
      { label: "first tap", pattern: /the first (\S+) ms/u, unit: "ms", limit: { atMost: 50 } },
      {
        label: "99 % of taps",
        pattern: /99 % within (\S+) ms/u,
        unit: "ms",
        limit: { atMost: 50 },
      },
      {
        label: "conversion",
        pattern: /(\d+) s of processor time/u,
        unit: "s",
        limit: { atMost: 30 },
      },
      { label: "memory", pattern: /time, (\d+) MB/u, unit: "MB", limit: { atMost: 500 } },
      { label: "tiles", pattern: /tiles: (\S+) MB/u, unit: "MB", limit: { atMost: 2.5 } },
    ],
    minutes: 2,
  },
  {
    name: "charts-frames",
    title: "Chart whose time is dragged on a phone, drawn by the processor like the live map",
    command: "npm run --silent build && npx tsx e2e/src/chart-frames.ts 5",
    target:
      "30 pictures a second, not slowed; a tap under 50 ms; first picture under 1 s, offline too",
    figures: [
      {
        label: "dragged",
        pattern: /'plain canvas' +│ '([\d.]+)'/u,
        unit: "a second",
        limit: { atLeast: 30 },
      },
      {
        label: "on a processor four times slower",
        pattern: /'plain canvas' +│ '[\d.]+' +│ '([\d.]+)'/u,
        unit: "a second",
      },
      { label: "tap", pattern: /'(\d+), slowed \d+'/u, unit: "ms", limit: { atMost: 50 } },
      {
        label: "first picture",
        pattern: /'(\d+), offline \d+'/u,
        unit: "ms",
        limit: { atMost: 1000 },
      },
      { label: "offline", pattern: /'\d+, offline (\d+)'/u, unit: "ms", limit: { atMost: 1000 } },
    ],
    minutes: 5,
  },
];
