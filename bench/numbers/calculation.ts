import { row, tsx } from "./bench.ts";
import type { Bench } from "./bench.ts";

export const accuracy: readonly Bench[] = [
  {
    name: "tides-accuracy",
    title: "Tides against NOAA's hourly table of Boston",
    command: tsx("tides-accuracy"),
    target: "rms at most 0.002 ft, largest at most 0.01 ft",
    figures: [
      ...["2019", "2020", "2021"].flatMap((year) => [
        {
          label: `${year} rms`,
          pattern: new RegExp(`^${year}\\s+\\d+\\s+\\S+\\s+(\\S+)`, "mu"),
          unit: "ft",
          limit: { atMost: 0.002 },
        },
        {
          label: "largest",
          pattern: new RegExp(`^${year}\\s+\\d+\\s+\\S+\\s+\\S+\\s+(\\S+)`, "mu"),
          unit: "ft",
          limit: { atMost: 0.01 },
        },
      ]),
      { label: "largest step at a New Year", pattern: /next: (\S+) ft/u, unit: "ft" },
      { label: "on a usual day", pattern: /^(\S+) ft on the day after/mu, unit: "ft" },
    ],
    minutes: 1,
    remark: "The difference of every station to the library, and why, is in the output.",
  },
  {
    name: "sky",
    title: "Sun and moon against the US Naval Observatory",
    command: tsx("sky"),
    target: "within one minute",
    figures: ["sun of a year", "moon of a year", "sun farther north"].map((label, index) => ({
      label: `${label}: largest`,
      pattern: new RegExp(`│ ${index} +│ '[^']+' +│ \\d+ +│ [\\d.]+ +│ ([\\d.]+)`, "u"),
      unit: "s",
      limit: { atMost: 60 },
    })),
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
      {
        label: "most verdicts without an effect",
        pattern: /most verdicts without an effect (\S+)/u,
        unit: "%",
        limit: { atMost: 5 },
      },
      {
        label: "least right sign with 200 trips",
        pattern: /least right sign with 200 trips (\S+)/u,
        unit: "%",
        limit: { atLeast: 80 },
      },
    ],
    minutes: 5,
  },
  {
    name: "score-grading-clock",
    title: "Spot clock on simulated logs",
    command: tsx("score-grading-clock"),
    target:
      "no effect: a claim in at most 5 % of logs; flood against the model: right in at least 80 %",
    figures: [
      { label: "claims without an effect", pattern: row("worst"), unit: "%", limit: { atMost: 5 } },
      { label: "best stage right", pattern: row("least"), unit: "%", limit: { atLeast: 80 } },
    ],
    minutes: 5,
    remark: "The worst and the least of shore, boat and guide; each is in the output.",
  },
  {
    name: "assistant",
    title: "The finder on questions it was not trained on",
    command: tsx("assistant"),
    target: "the right card among three for at least 90 %; at most 2 % shown wrong",
    figures: [
      {
        label: "among three",
        pattern: /^among three (\S+) %/mu,
        unit: "%",
        limit: { atLeast: 90 },
      },
      { label: "shown wrong", pattern: /^shown wrong (\S+) %/mu, unit: "%", limit: { atMost: 2 } },
      { label: "a message", pattern: /^a message (\S+) ms/mu, unit: "ms", limit: { atMost: 40 } },
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
    ].map(([label = "", line = ""]) => ({
      label,
      pattern: new RegExp(`^${line}\\s+\\S+\\s+\\S+\\s+(\\S+)`, "mu"),
      unit: "times",
      limit: { atLeast: 5 },
    })),
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
    ).map(([label, unit, atMost]) => ({ label, pattern: row(label), unit, limit: { atMost } })),
    minutes: 1,
  },
];
