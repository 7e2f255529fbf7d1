import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { launchLines, parkingLines } from "#angling/access/index.ts";
import { screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import { listText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool, type ToolContext } from "#angling/assistant/tools/tool.ts";
import { preferencesOf, spotById, spotPosition, spots, type Spot } from "#angling/spots/index.ts";

const flows = { ebb: "the ebb", flood: "the flood", either: "either way of the tide" } as const;

function barText({ bar }: Spot): string | null {
  if (bar === undefined) return null;
  return bar.rating === "unrated"
    ? "Bar: not rated, no source found, which does not make it safe."
    : `Bar: ${bar.worst} (${bar.source.title}, ${bar.source.date}). No source gives an hour to cross it.`;
}

/** Everything held of a spot, by aspect. */
const partsOf = (spot: Spot): Readonly<Record<string, string | null>> => ({
  bar: barText(spot),
  times: `Best times: ${spot.bestTimes.join(", ").toLowerCase()}; it fishes on ${flows[preferencesOf(spot).flow]}.`,
  access: `Reached by: ${spot.access.toLowerCase()}. ${spot.note}`,
  parking: parkingLines(spot.id).join(" "),
  launch: launchLines(spot.id).join(" ") || null,
  facilities:
    spot.facilities.length === 0
      ? "No facilities are listed."
      : `Listed there: ${listText(spot.facilities).toLowerCase()}.`,
  fish: `Fish: ${listText(spot.species).toLowerCase()}.`,
  bait: `Baits and lures: ${listText(spot.bestBaits).toLowerCase()}.`,
  depth: `Depth about ${spot.depth}, without a survey.`,
  season: `Season: ${spot.season}.`,
  crowds: `Crowds: ${spot.crowdLevel}. Difficulty: ${spot.difficulty.toLowerCase()}.`,
  tips: spot.tips,
});

async function answer(slots: Slots, context: ToolContext) {
  const { value: place, assumed } = await askedPlace(slots, context);
  const { name, spotId, position } = place;
  const { aspect = "" } = slots;
  const spot = spotId === null ? undefined : spotById(spotId);
  const base = {
    title: spot?.name ?? name,
    slots: { ...slots, place: name },
    assumed,
    sources: [{ name: sources.spots, link: null }],
  };
  if (spot === undefined) {
    const near = spots
      .map((one) => ({ one, away: distanceBetween(position, spotPosition(one)) }))
      .toSorted((a, b) => a.away - b.away)
      .slice(0, 3);
    const told = near.map(({ one, away }) => `${one.name} (${formatDistance(away)})`);
    return {
      ...base,
      text: `${name} is no spot of the catalogue. Near it: ${listText(told)}.`,
      actions: near.map(({ one }) => ({ label: one.name, screen: screens.spot(one.id) })),
    };
  }
  const { bar, waters, rating, access, note, description, regulations = null } = spot;
  const parts = partsOf(spot);
  const lead = bar === undefined || aspect === "bar" ? "" : "A bar lies here. ";
  const told = parts[aspect] || note;
  const missing = aspect in parts && !parts[aspect] ? `No ${aspect} is recorded for it. ` : "";
  return {
    ...base,
    headline: { figure: `${rating} of 5`, label: `${spot.name}, ${access.toLowerCase()}` },
    text: `${lead}${missing}${told}`,
    details: [
      description,
      ...Object.values(parts).filter((part) => part !== told),
      regulations,
      waters === "federal" ? "Federal water: striped bass may not be fished for." : null,
    ],
    facts: [
      ["spot-rating", rating, "of 5"],
      ["spot-coordinates", spot.coordinates_text],
    ] as const,
    actions: [
      { label: `Open ${spot.name}`, screen: screens.spot(spot.id) },
      { label: "Plan a trip", screen: "/trip" },
    ],
  };
}

export const spot = defineTool({
  name: "spot",
  title: "A spot",
  description: "All that is held about one spot.",
  takes: ["place", "aspect"],
  required: ["place"],
  aspects: [
    "bar",
    "times",
    "access",
    "parking",
    "launch",
    "facilities",
    "fish",
    "bait",
    "depth",
    "season",
    "crowds",
    "tips",
  ],
  answer,
});
