import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { launchLines, parkingLines } from "#angling/access/index.ts";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import { capital, listText } from "#angling/assistant/tools/shown-moment.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
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

function nearbySpots(place: { readonly position: Parameters<typeof distanceBetween>[0] }) {
  const away = (spot: Spot) => distanceBetween(place.position, spotPosition(spot));
  return spots
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 3)
    .map((spot) => ({ spot, away: away(spot) }));
}

async function answer(slots: Slots, context: ToolContext) {
  const asked = await askedPlace(slots, context);
  const { name, spotId } = asked.value;
  const spot = spotId === null ? undefined : spotById(spotId);
  const base = {
    title: spot?.name ?? name,
    slots: { ...slots, place: name },
    assumed: asked.assumed,
    sources: [{ name: sources.spots, link: null }],
  };
  if (spot === undefined) {
    const near = nearbySpots(asked.value);
    return unansweredCard("spot", {
      ...base,
      text: `${name} is no spot of the catalogue. Near it: ${listText(near.map((one) => `${one.spot.name} (${formatDistance(one.away)})`))}.`,
      actions: near.map((one) => ({ label: one.spot.name, screen: screens.spot(one.spot.id) })),
    });
  }
  const parts = partsOf(spot);
  const { aspect = "" } = slots;
  const told = parts[aspect] ?? null;
  const isBar = spot.bar !== undefined;
  const missing =
    aspect !== "" && told === null ? `No ${aspect} is recorded for ${spot.name}. ` : "";
  return buildCard("spot", {
    ...base,
    headline: {
      figure: `${spot.rating} of 5`,
      unit: null,
      label: `${spot.name}, ${spot.access.toLowerCase()}`,
    },
    text: `${isBar && aspect !== "bar" ? "A bar lies here. " : ""}${missing}${told ?? spot.note}`,
    details: [
      spot.description,
      ...Object.entries(parts).flatMap(([part, words]) => (part === aspect ? [] : [words])),
      spot.regulations ?? null,
      spot.waters === "federal" ? "Federal water: striped bass may not be fished for." : null,
    ],
    facts: factsFrom(sources.spots, { place: spot.name, screen: screens.spot(spot.id) }, [
      ["spot", spot.name],
      ["spot-rating", spot.rating, "of 5"],
      ["spot-coordinates", spot.coordinates_text],
      ["spot-waters", spot.waters],
      ["spot-depth", spot.depth],
      ...Object.entries(parts).map(([part, words]) => [`spot-${part}`, words] as const),
    ]),
    actions: [
      { label: capital(`open ${spot.name}`), screen: screens.spot(spot.id) },
      { label: "Plan a trip", screen: "/trip" },
    ],
  });
}

export const spot: Tool = {
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
};
