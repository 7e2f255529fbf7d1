import { angleBetween, compassPoint, degrees } from "@striper/marine/units";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, assumptions, listWords, type Reply } from "#angling/assistant/answers/reply.ts";
import { windSideIn } from "#angling/assistant/understanding/wind-said.ts";
import { preferencesOf, spots } from "#angling/spots/index.ts";

/** "Do stripers like an east wind": what the catalogue says of its spots, and that there is no more. */
export function answerWindLiked(frame: Frame): Reply {
  const side = windSideIn(frame.words);
  const asked = frame.place?.spotId ?? null;
  const fitting = spots.flatMap((spot) => {
    const { wind } = preferencesOf(spot);
    const fits =
      wind !== null &&
      (asked === null || asked === spot.id) &&
      (side === null || angleBetween(wind.from, side) <= wind.within);
    return fits ? [{ name: spot.name, id: spot.id, least: wind.least, most: wind.most }] : [];
  });
  const name = side === null ? "a wind of their own" : `a wind from ${compassPoint(degrees(side))}`;
  return answered(
    [
      `**No wind is known that stripers like everywhere.** The score takes points off for a hard wind from any direction.`,
      fitting.length === 0
        ? `The catalogue does not say that ${asked === null ? "any spot" : String(frame.place?.name)} fishes best in ${name}.`
        : `${fitting.length === 1 ? "This spot fishes" : "These spots fish"} best in ${name}: ${listWords(fitting.map((one) => `${one.name} (${one.least} to ${one.most} kt)`))}.`,
      assumptions(frame),
    ],
    fitting.flatMap((one) => [
      fact("spot", one.name, sources.spots, { screen: screens.spot(one.id) }),
      fact("wind-least", one.least, sources.spots, { unit: "kt", place: one.name }),
      fact("wind-most", one.most, sources.spots, { unit: "kt", place: one.name }),
    ]),
  );
}
