import { celsius, celsiusToFahrenheit, fahrenheit } from "@striper/marine/units";
import { bestFeeding, temperatureShare } from "#angling/bite-score/factors/temperature.ts";
import { answered, type Reply } from "#angling/assistant/answers/reply.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";

/** "Is it warm enough yet": what the score makes of the temperature; null where nobody asks. */
export function warmEnough({ words }: Frame, temperature: number) {
  if (!/\b(?:warm|cold|hot|cool) enough|too (?:warm|cold|hot|cool)\b/.test(words)) return null;
  const { percent, judged } = feedingAt(temperature);
  return { percent, words: `**${judged}** (the score counts ${percent} % of it).` };
}

function feedingAt(temperature: number): { readonly percent: number; readonly judged: string } {
  const percent = Math.round(temperatureShare(fahrenheit(temperature)) * 100);
  const side = temperature < 60 ? "cold" : "warm";
  const judged =
    percent >= 85
      ? "Right for stripers to feed well"
      : percent >= 45
        ? `A little ${side} for stripers to feed well`
        : `Too ${side} for stripers to feed much`;
  return { percent, judged };
}

/** A temperature that the person names, °F. */
export const namedTemperature = (words: string): number | null => {
  const [, said, unit = ""] =
    /\b(\d{2}) ?(?:degrees?|deg)(?: (c|celsius|centigrade))?\b/.exec(words) ?? [];
  if (said === undefined) return null;
  return unit === "" ? Number(said) : celsiusToFahrenheit(celsius(Number(said)));
};

/** "Stripers in 48 degree water": what the score makes of that temperature. */
export function answerTemperature(temperature: number): Reply {
  const { percent, judged } = feedingAt(temperature);
  return answered(
    [
      `**${judged} at ${Math.round(temperature)} °F** (the score counts ${percent} % of it).`,
      `They feed best between ${bestFeeding.from} and ${bestFeeding.to} °F, by tagged fish and dated reports.`,
    ],
    factsFrom(sources.bite, { screen: screens.dashboard }, [
      ["asked-temperature", Math.round(temperature), "°F"],
      ["feeding-share", percent, "%"],
      ["feeding-best-from", bestFeeding.from, "°F"],
      ["feeding-best-to", bestFeeding.to, "°F"],
    ]),
  );
}
