import { atLeast, atMost, figure, tsx } from "./bench.ts";
import type { Bench } from "./bench.ts";

export const charts: readonly Bench[] = [
  {
    name: "charts",
    title:
      "The built charts against GDAL's own reading, 200 positions a cell; a tap; the conversion",
    command: tsx("charts"),
    target:
      "all equal; a tap under 50 ms; four cells within 30 s and 500 MB, eight within 180 s; tiles at most 12 MB",
    figures: [
      figure("areas differ", /areas that differ: (\d+)/u, undefined, atMost(0)),
      figure("contours differ", /contours that differ: (\d+)/u, undefined, atMost(0)),
      figure("first tap", /the first (\S+) ms/u, "ms", atMost(50)),
      figure("99 % of taps", /99 % within (\S+) ms/u, "ms", atMost(50)),
      figure("conversion of four", /four cells: (\d+) s/u, "s", atMost(30)),
      figure("memory", /four cells: .* time, (\d+) MB/u, "MB", atMost(500)),
      figure("of eight", /eight cells: (\d+) s/u, "s", atMost(180)),
      figure("tiles", /tiles: (\S+) MB/u, "MB", atMost(12)),
    ],
    minutes: 5,
  },
  {
    name: "charts-frames",
    title: "Chart whose time is dragged on a phone, drawn by the processor like the live map",
    command: "npm run --silent build && npx tsx e2e/src/chart-frames.ts 5",
    target:
      "30 pictures a second, not slowed; a tap under 50 ms; first picture under 1 s, offline too",
    figures: [
      figure("dragged", /'plain canvas' +│ '([\d.]+)'/u, "a second", atLeast(30)),
      figure(
        "on a processor four times slower",
        /'plain canvas' +│ '[\d.]+' +│ '([\d.]+)'/u,
        "a second",
      ),
      figure("tap", /'(\d+), slowed \d+'/u, "ms", atMost(50)),
      figure("first picture", /'(\d+), offline \d+'/u, "ms", atMost(1000)),
      figure("offline", /'\d+, offline (\d+)'/u, "ms", atMost(1000)),
    ],
    minutes: 5,
  },
];
