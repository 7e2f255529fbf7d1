import type { Choice } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";

const points: Readonly<Record<string, string>> = {
  n: "north",
  ne: "northeast",
  e: "east",
  se: "southeast",
  s: "south",
  sw: "southwest",
  w: "west",
  nw: "northwest",
};
const named = Object.entries(points).flat().join("|");
const bareWind = new RegExp(
  String.raw`^(?:a )?(?:(${named})(?:erly)? winds?|winds? (?:from )?(?:the )?(${named})|(ne|nw|se|sw))(?: \d{1,2})?$`,
);

/** A bare "N wind" or "nw": offers two questions, when it blows so and where there is shelter. */
export function windChoices({ words }: Frame): readonly Choice[] {
  const point = bareWind.exec(words)?.slice(1).find(Boolean);
  if (point === undefined) return [];
  const from = points[point] ?? point;
  return [
    { label: "Wind of today", question: "what is the wind today" },
    {
      label: `Out of a ${from} wind`,
      question: `where can i fish out of the wind in a ${from} wind`,
    },
  ];
}
