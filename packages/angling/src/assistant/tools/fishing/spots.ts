import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { angleBetween, compassPoints, roundTo } from "@striper/marine/units";
import { isKayakLaunch, launchesFor } from "#angling/access/index.ts";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import { capital } from "#angling/assistant/tools/shown-moment.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";
import { preferencesOf, spotPosition, spots as allSpots, type Spot } from "#angling/spots/index.ts";

interface Wish {
  readonly words: string;
  readonly fits: (spot: Spot) => boolean;
}

const ownWords = ({ description, tips, note }: Spot): string => `${description} ${tips} ${note}`;
const isFromLand = ({ access }: Spot): boolean => /shore|wade/i.test(access);

/** Words of shelter; "no shelter" and "only on calm days" are none. */
const isSheltered = (spot: Spot): boolean =>
  spot.type === "harbor" ||
  (/shelter(?:ed|s)?\b|protected|in the lee|out of the (?:wind|surf|swell)/i.test(ownWords(spot)) &&
    !/\b(?:no|without|little|not|lacks?)\b[^.]{0,20}\b(?:shelter|lee|protect)|partial shelter|exposed|seaward|open water|open[- ]ocean/i.test(
      ownWords(spot),
    ));

/** Where seas break or water runs hard. */
const rough =
  /\b(?:break(?:s|ing|ers?)?|swells?|surf|rips?|seas?|ledges?|bars?|buoyed|hard current|strong currents?|fast water|shipping|ship traffic|bottleneck)\b/i;

/** Launched from land, in shelter, and nothing for the practiced alone. */
const isForPaddlers = (spot: Spot): boolean =>
  (isKayakLaunch(spot.id) || /\bkayaks?\b/i.test(ownWords(spot))) &&
  !/^(?:Boat Only|Ferry)/.test(spot.access) &&
  spot.difficulty === "Beginner" &&
  (spot.type === "flats" || isSheltered(spot)) &&
  !rough.test(`${spot.name} ${ownWords(spot)}`);

const wishes: Readonly<Record<string, Wish>> = {
  shelter: { words: "described as sheltered", fits: isSheltered },
  easy: {
    words: "easy, from land",
    fits: (one) => one.difficulty === "Beginner" && isFromLand(one),
  },
  quiet: { words: "with few people", fits: ({ crowdLevel }) => crowdLevel === "low" },
  parking: {
    words: "with parking",
    fits: ({ facilities }) => facilities.some((one) => one.endsWith("Parking")),
  },
  ramp: {
    words: "with a launch",
    fits: ({ id, facilities }) => facilities.includes("Boat Launch") || launchesFor(id).length > 0,
  },
  restrooms: {
    words: "with restrooms",
    fits: ({ facilities }) => facilities.includes("Restrooms"),
  },
  night: { words: "that fish at night", fits: ({ bestTimes }) => bestTimes.includes("Night") },
  dawn: {
    words: "that fish at dawn",
    fits: ({ bestTimes }) => bestTimes.some((one) => /Dawn|Early/.test(one)),
  },
  ebb: { words: "that fish the ebb", fits: (one) => preferencesOf(one).flow !== "flood" },
  flood: { words: "that fish the flood", fits: (one) => preferencesOf(one).flow !== "ebb" },
};

const kinds: Readonly<Partial<Record<NonNullable<Slots["craft"]>, Wish>>> = {
  kayak: { words: "for a kayak, sheltered and easy", fits: (one) => isForPaddlers(one) },
  jetty: { words: "on a jetty", fits: ({ type }) => type === "jetty" },
  surf: { words: "on a beach", fits: ({ type }) => type === "beach" },
  wading: {
    words: "to wade",
    fits: ({ access, type }) => /wade/i.test(access) || type === "flats",
  },
  pier: {
    words: "on a pier",
    fits: ({ name, description }) => /\bpiers?\b/i.test(`${name} ${description}`),
  },
};

/** A wind that blows from where the spot wants it, or shelter from any. */
function windWish(from: NonNullable<Slots["wind_from"]>): Wish {
  const side = compassPoints.indexOf(from) * (360 / compassPoints.length);
  return {
    words: `in ${from} wind`,
    fits: (spot) => {
      const { wind } = preferencesOf(spot);
      return wind === null ? isSheltered(spot) : angleBetween(side, wind.from) <= wind.within;
    },
  };
}

function wishesOf({ species, mode, craft, wind_from: wind, aspect }: Slots): readonly Wish[] {
  const listsFish = (spot: Spot): boolean =>
    spot.species.some((name) => {
      const match = findSpecies(name);
      return match.kind === "found" && match.species.id === species;
    });
  const asked = [
    species === undefined || species === "striped_bass"
      ? null
      : { words: `for ${speciesOf(species).commonName.toLowerCase()}`, fits: listsFish },
    mode === "shore" ? { words: "from shore", fits: isFromLand } : null,
    craft === undefined ? null : (kinds[craft] ?? null),
    wind === undefined ? null : windWish(wind),
    aspect === undefined ? null : (wishes[aspect] ?? null),
  ];
  return asked.filter((one) => one !== null);
}

const mostSpots = 5;

/** Returns spots in the region or near the place, the nearest first; without a place the best rated. */
function inOrder(found: readonly Spot[], place: NamedPlace | null): readonly Spot[] {
  if (place === null) return found.toSorted((a, b) => b.rating - a.rating);
  const away = (spot: Spot) => distanceBetween(place.position, spotPosition(spot));
  const inRegion = found.filter(({ region }) => region === place.region);
  if (inRegion.length > 0) return inRegion.toSorted((a, b) => b.rating - a.rating);
  return found.toSorted((a, b) => away(a) - away(b));
}

const awayFrom = (place: NamedPlace | null) => (spot: Spot) =>
  place === null ? null : distanceBetween(place.position, spotPosition(spot));

function factsOf(shown: readonly Spot[], away: ReturnType<typeof awayFrom>): readonly Fact[] {
  return shown.flatMap((spot) => {
    const distance = away(spot);
    return factsFrom(sources.spots, { place: spot.name, screen: screens.spot(spot.id) }, [
      ["spot", spot.name],
      ["distance", distance === null ? null : roundTo(distance, 1), "mi"],
    ]);
  });
}

async function answer(slots: Slots, context: ToolContext) {
  const isPlaced = slots.place !== undefined || context.position !== null;
  const asked = isPlaced ? await askedPlace(slots, context) : { value: null, assumed: [] };
  const place = asked.value;
  const wanted = wishesOf(slots);
  const isBass = slots.species === undefined || slots.species === "striped_bass";
  // Striped bass may not be fished for in federal water.
  const legal = allSpots.filter(({ waters }) => waters === "state" || !isBass);
  const shown = inOrder(
    legal.filter((spot) => wanted.every(({ fits }) => fits(spot))),
    place,
  ).slice(0, mostSpots);
  const words = wanted.map((one) => one.words).join(", ");
  const near = place === null ? "" : ` near ${place.name}`;
  const base = {
    title: `Spots${near}${words === "" ? "" : `, ${words}`}`,
    slots: place === null ? slots : { ...slots, place: place.name },
    assumed: asked.assumed,
    sources: [{ name: sources.spots, link: null }],
  };
  const all = { label: "All spots", screen: screens.spots };
  const [first] = shown;
  if (first === undefined)
    return unansweredCard("spots", {
      ...base,
      text: `No spot of the catalogue fits ${words}. Leave one wish out.`,
      actions: [all],
    });
  const away = awayFrom(place);
  const awayText = (spot: Spot): string => {
    const distance = away(spot);
    return distance === null ? "" : `, ${formatDistance(distance)}`;
  };
  const line = (spot: Spot): string =>
    `${spot.name} (${spot.access.toLowerCase()}${awayText(spot)}): ${spot.note} Best: ${spot.bestTimes.join(", ").toLowerCase()}.`;
  return buildCard("spots", {
    ...base,
    headline: { figure: first.name, unit: null, label: `${first.access}${awayText(first)}` },
    text: `${words === "" ? "" : `${capital(words)}: `}${shown.map(({ name }) => name).join("; ")}.`,
    details: [
      ...shown.map(line),
      slots.craft === "kayak" ? "Look at wind and current before you launch." : null,
      "Check access and parking before you go.",
    ],
    facts: factsOf(shown, away),
    actions: [
      ...shown.slice(0, 3).map(({ id, name }) => ({ label: name, screen: screens.spot(id) })),
      {
        ...all,
        screen: screenWith(screens.spots, { access: slots.mode === "shore" ? "shore" : null }),
      },
    ],
  });
}

export const spots: Tool = {
  name: "spots",
  title: "Where to fish",
  description: "Finds fishing spots near a place.",
  takes: ["place", "species", "mode", "craft", "wind_from", "aspect"],
  required: [],
  aspects: Object.keys(wishes),
  answer,
};
