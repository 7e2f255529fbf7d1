import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { launchLines, parkingLines } from "#angling/access/index.ts";
import { screens, sources } from "#angling/assistant/facts.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import { listText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { preferencesOf, spotById, spotPosition, spots, type Spot } from "#angling/spots/index.ts";

const flows = { ebb: "the ebb", flood: "the flood", either: "either way of the tide" } as const;

function barText({ bar }: Spot): string | null {
  if (bar === undefined) return null;
  return bar.rating === "unrated"
    ? "Bar: not rated, no source found, which does not make it safe."
    : `Bar: ${bar.worst} (${bar.source.title}, ${bar.source.date}). No source gives an hour to cross it.`;
}

const parts: Readonly<Record<string, (spot: Spot) => string | null>> = {
  bar: barText,
  times: (spot) =>
    `Best times: ${spot.bestTimes.join(", ").toLowerCase()}; it fishes on ${flows[preferencesOf(spot).flow]}.`,
  access: ({ access, note }) => `Reached by: ${access.toLowerCase()}. ${note}`,
  parking: ({ id }) => parkingLines(id).join(" ") || null,
  launch: ({ id }) => launchLines(id).join(" ") || null,
  facilities: ({ facilities }) =>
    `Listed there: ${listText(facilities).toLowerCase() || "no facilities"}.`,
  fish: ({ species }) => `Fish: ${listText(species).toLowerCase()}.`,
  bait: ({ bestBaits }) => `Baits and lures: ${listText(bestBaits).toLowerCase()}.`,
  depth: ({ depth }) => `Depth about ${depth}, without a survey.`,
  season: ({ season }) => `Season: ${season}.`,
  crowds: ({ crowdLevel, difficulty }) =>
    `Crowds: ${crowdLevel}. Difficulty: ${difficulty.toLowerCase()}.`,
  tips: ({ tips }) => tips,
};

export const spot = defineTool({
  name: "spot",
  title: "A spot",
  description: "All that is held about one spot.",
  takes: ["place", "aspect"],
  required: ["place"],
  aspects: Object.keys(parts),
  answer: async (slots, context) => {
    const place = await askedPlace(slots, context);
    const { name, spotId, position } = place;
    const { aspect = "" } = slots;
    const found = spotId === null ? undefined : spotById(spotId);
    const base = {
      title: found?.name ?? name,
      slots: { ...slots, place: name },
      sources: [{ name: sources.spots, link: null }],
    };
    if (found === undefined) {
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
    const { bar, waters, rating, access, note, description, regulations = null } = found;
    const lead = bar === undefined || aspect === "bar" ? "" : "A bar lies here. ";
    const told = parts[aspect]?.(found) ?? null;
    const missing = aspect in parts && told === null ? `No ${aspect} is recorded for it. ` : "";
    return {
      ...base,
      headline: { figure: `${rating} of 5`, label: `${found.name}, ${access.toLowerCase()}` },
      text: `${lead}${missing}${told ?? note}`,
      details: [
        description,
        ...Object.values(parts)
          .map((wordsOf) => wordsOf(found))
          .filter((words) => words !== told),
        regulations,
        waters === "federal" ? "Federal water: striped bass may not be fished for." : null,
      ],
      facts: [
        ["spot-rating", rating, "of 5"],
        ["spot-coordinates", found.coordinates_text],
      ] as const,
      actions: [
        { label: `Open ${found.name}`, screen: screens.spot(found.id) },
        { label: "Plan a trip", screen: "/trip" },
      ],
    };
  },
});
