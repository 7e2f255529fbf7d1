import { atLeast, atMost, figure, row, tsx } from "./bench.ts";
import type { Bench } from "./bench.ts";

export const accuracy: readonly Bench[] = [
  {
    name: "tides-accuracy",
    title: "Tides against NOAA's hourly table of Boston",
    command: tsx("tides-accuracy"),
    target: "rms at most 0.002 ft, largest at most 0.01 ft",
    figures: [
      ...["2019", "2020", "2021"].flatMap((year) => [
        figure(
          `${year} rms`,
          new RegExp(`^${year}\\s+\\d+\\s+\\S+\\s+(\\S+)`, "mu"),
          "ft",
          atMost(0.002),
        ),
        figure(
          "largest",
          new RegExp(`^${year}\\s+\\d+\\s+\\S+\\s+\\S+\\s+(\\S+)`, "mu"),
          "ft",
          atMost(0.01),
        ),
      ]),
      figure("largest step at a New Year", /next: (\S+) ft/u, "ft"),
      figure("on a usual day", /^(\S+) ft on the day after/mu, "ft"),
    ],
    minutes: 1,
  },
  {
    name: "sky",
    title: "Sun and moon against the US Naval Observatory",
    command: tsx("sky"),
    target: "within one minute",
    figures: ["sun of a year", "moon of a year", "sun farther north"].map((label, index) =>
      figure(
        `${label}: largest`,
        new RegExp(`│ ${index} +│ '[^']+' +│ \\d+ +│ [\\d.]+ +│ ([\\d.]+)`, "u"),
        "s",
        atMost(60),
      ),
    ),
    minutes: 1,
    remark: "Published times are whole minutes: 30 s are rounding.",
  },
  {
    name: "score-grading",
    title: "The grade of the score on simulated logs",
    command: tsx("score-grading"),
    target:
      "no effect: a verdict in at most 5 % of 1,000 logs of any size; a true effect: the right sign in at least 80 % of logs of 200 trips",
    figures: [
      figure(
        "most verdicts without an effect",
        /most verdicts without an effect (\S+)/u,
        "%",
        atMost(5),
      ),
      figure(
        "least right sign with 200 trips",
        /least right sign with 200 trips (\S+)/u,
        "%",
        atLeast(80),
      ),
    ],
    minutes: 5,
  },
  {
    name: "safety",
    title: "Figures that a life hangs on, against code that shares nothing with the product's",
    command: tsx("safety"),
    target: "none wrong; of 10,000 positions at most 1 % whose station may lie across land",
    figures: [
      figure("station across land", /across land\s+\d+\s+(\d+)$/mu, "of 10,000", atMost(100)),
      ...(
        [
          ["too deep at turn-back", "wading windows too deep at turn-back"],
          ["clear over a danger", "drafts that clear within 70 m of a shoaler danger"],
          ["turn back too late", "trips that turn back after the exact crossing"],
          ["unlike the table", "situations judged unlike the table"],
        ] as const
      ).map(([label, line]) =>
        figure(label, new RegExp(`^${line}\\s+\\d+\\s+(\\d+)$`, "mu"), undefined, atMost(0)),
      ),
    ],
    minutes: 10,
  },
  {
    name: "assistant",
    title: "The finder on questions it was not trained on",
    command: tsx("assistant"),
    target: "the right card among three for at least 90 %; at most 2 % shown wrong",
    figures: [
      figure("among three", /^among three (\S+) %/mu, "%", atLeast(90)),
      figure("shown wrong", /^shown wrong (\S+) %/mu, "%", atMost(2)),
      figure("a message", /^a message (\S+) ms/mu, "ms", atMost(40)),
    ],
    minutes: 3,
  },
];

export const calculation: readonly Bench[] = [
  {
    name: "tides-speed",
    title: "Tides against @neaps/tide-predictor, same run",
    command: tsx("tides-speed"),
    target: "at least 5 times as fast",
    figures: [
      ["a year of highs and lows", "a year of highs and lows, new predictor"],
      ["a day's curve", "a day's 6-minute curve, new predictor"],
      ["one height", "one height, same predictor"],
    ].map(([label = "", line = ""]) =>
      figure(label, new RegExp(`^${line}\\s+\\S+\\s+\\S+\\s+(\\S+)`, "mu"), "times", atLeast(5)),
    ),
    minutes: 1,
  },
  {
    name: "speed",
    title: "Processor time of what a device computes while somebody waits",
    command: tsx("speed"),
    target:
      "bite forecast 5 ms; trip plan 50 ms; keep or release 50 µs; analytics of 10,000 catches 200 ms",
    figures: (
      [
        ["bite forecast of 7 days", "ms", 5],
        ["trip plan of each spot, 95 %", "ms", 50],
        ["keep or release, named water", "µs", 50],
        ["keep or release, position", "µs", 50],
        ["keep or release, on the federal line", "µs", 50],
        ["all analytics of 10,000 catches", "ms", 200],
      ] as const
    ).map(([label, unit, most]) => figure(label, row(label), unit, atMost(most))),
    minutes: 1,
  },
];
