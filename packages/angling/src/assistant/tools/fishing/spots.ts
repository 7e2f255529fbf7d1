import { distanceBetween, formatDistance } from "@striper/marine/geo";
import {
  angleBetween,
  compassPoints,
  statuteMiles,
  type StatuteMiles,
} from "@striper/marine/units";
import { isKayakLaunch, launchesFor } from "#angling/access/index.ts";
import { screenWith, screens, sources } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { CompassPoint, Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import { capital } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { speciesNamed, speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { preferencesOf, spotPosition, spots as allSpots, type Spot } from "#angling/spots/index.ts";

type Wish = readonly [words: string, fits: (spot: Spot) => boolean];

const ownWords = ({ description, tips, note }: Spot): string => `${description} ${tips} ${note}`;
const isFromLand = ({ access }: Spot): boolean => /shore|wade/i.test(access);

/** Reports a sheltered spot; "no shelter" and "only on calm days" do not count. */
const isSheltered = (spot: Spot): boolean =>
  spot.type === "harbor" ||
  (/shelter(?:ed|s)?\b|protected|in the lee|out of the (?:wind|surf|swell)/i.test(ownWords(spot)) &&
    !/\b(?:no|without|little|not|lacks?)\b[^.]{0,20}\b(?:shelter|lee|protect)|partial shelter|exposed|seaward|open water|open[- ]ocean/i.test(
      ownWords(spot),
    ));

const rough =
  /\b(?:break(?:s|ing|ers?)?|swells?|surf|rips?|seas?|ledges?|bars?|buoyed|hard current|strong currents?|fast water|shipping|ship traffic|bottleneck)\b/i;

/** Reports a spot fit for paddlers: launched from land, sheltered, for beginners. */
const isForPaddlers = (spot: Spot): boolean =>
  (isKayakLaunch(spot.id) || /\bkayaks?\b/i.test(ownWords(spot))) &&
  !/^(?:Boat Only|Ferry)/.test(spot.access) &&
  spot.difficulty === "Beginner" &&
  (spot.type === "flats" || isSheltered(spot)) &&
  !rough.test(`${spot.name} ${ownWords(spot)}`);

const wishes: Readonly<Record<string, Wish>> = {
  shelter: ["described as sheltered", isSheltered],
  easy: ["easy, from land", (one) => one.difficulty === "Beginner" && isFromLand(one)],
  quiet: ["with few people", ({ crowdLevel }) => crowdLevel === "low"],
  parking: ["with parking", ({ facilities }) => facilities.some((one) => one.endsWith("Parking"))],
  ramp: [
    "with a launch",
    ({ id, facilities }) => facilities.includes("Boat Launch") || launchesFor(id).length > 0,
  ],
  restrooms: ["with restrooms", ({ facilities }) => facilities.includes("Restrooms")],
  night: ["that fish at night", ({ bestTimes }) => bestTimes.includes("Night")],
  dawn: ["that fish at dawn", ({ bestTimes }) => bestTimes.some((one) => /Dawn|Early/.test(one))],
  ebb: ["that fish the ebb", (one) => preferencesOf(one).flow !== "flood"],
  flood: ["that fish the flood", (one) => preferencesOf(one).flow !== "ebb"],
};

const kinds: Readonly<Partial<Record<NonNullable<Slots["craft"]>, Wish>>> = {
  kayak: ["for a kayak, sheltered and easy", isForPaddlers],
  jetty: ["on a jetty", ({ type }) => type === "jetty"],
  surf: ["on a beach", ({ type }) => type === "beach"],
  wading: ["to wade", ({ access, type }) => /wade/i.test(access) || type === "flats"],
  pier: ["on a pier", ({ name, description }) => /\bpiers?\b/i.test(`${name} ${description}`)],
};

function suitsWind(spot: Spot, from: CompassPoint): boolean {
  const { wind } = preferencesOf(spot);
  const side = compassPoints.indexOf(from) * (360 / compassPoints.length);
  return wind === null ? isSheltered(spot) : angleBetween(side, wind.from) <= wind.within;
}

export const listsFish = (spot: Spot, species: SpeciesId): boolean =>
  spot.species.some((name) => speciesNamed(name)?.id === species);

function wishesOf({ species, mode, craft, wind_from: wind, aspect }: Slots): readonly Wish[] {
  const fish = species === undefined || species === "striped_bass" ? undefined : species;
  const asked: readonly (Wish | undefined)[] = [
    fish && [`for ${speciesOf(fish).commonName.toLowerCase()}`, (spot) => listsFish(spot, fish)],
    mode === "shore" ? ["from shore", isFromLand] : undefined,
    craft && kinds[craft],
    wind && [`in ${wind} wind`, (spot) => suitsWind(spot, wind)],
    aspect === undefined ? undefined : wishes[aspect],
  ];
  return asked.filter((one) => one !== undefined);
}

const mostSpots = 5;

function inOrder(found: readonly Spot[], place: NamedPlace | null) {
  const spots = found.map((spot) => ({
    ...spot,
    away: place === null ? statuteMiles(0) : distanceBetween(place.position, spotPosition(spot)),
  }));
  const inRegion = spots.filter(({ region }) => place === null || region === place.region);
  return inRegion.length > 0
    ? inRegion.toSorted((a, b) => b.rating - a.rating)
    : spots.toSorted((a, b) => a.away - b.away);
}

export const spots = defineTool({
  name: "spots",
  title: "Where to fish",
  description: "Finds fishing spots near a place.",
  takes: ["place", "species", "mode", "craft", "wind_from", "aspect"],
  aspects: Object.keys(wishes),
  answer: async (slots, context) => {
    const { species = "striped_bass", mode, craft } = slots;
    const isPlaced = slots.place !== undefined || context.position !== null;
    const place = isPlaced ? await askedPlace(slots, context) : null;
    const wanted = wishesOf(slots);
    // Federal water is closed to striped bass fishing (50 CFR 697.7).
    const legal = allSpots.filter(({ waters }) => waters === "state" || species !== "striped_bass");
    const fitting = legal.filter((spot) => wanted.every(([, fits]) => fits(spot)));
    const shown = inOrder(fitting, place).slice(0, mostSpots);
    const words = wanted.map(([one]) => one).join(", ");
    const near = place === null ? "" : ` near ${place.name}`;
    const access = mode === "shore" ? mode : null;
    const all = { label: "All spots", screen: screenWith(screens.spots, { access }) };
    const base = {
      title: `Spots${near}${words === "" ? "" : `, ${words}`}`,
      slots: place === null ? slots : { ...slots, place: place.name },
      sources: [{ name: sources.spots, link: null }],
    };
    const [first] = shown;
    if (first === undefined) {
      const text = `No spot of the catalogue fits ${words}. Leave one wish out.`;
      return { ...base, text, actions: [all] };
    }
    const awayText = ({ away }: { away: StatuteMiles }): string =>
      place === null ? "" : `, ${formatDistance(away)}`;
    return {
      ...base,
      headline: { figure: first.name, label: `${first.access}${awayText(first)}` },
      text: `${words === "" ? "" : `${capital(words)}: `}${shown.map(({ name }) => name).join("; ")}.`,
      details: [
        ...shown.map(
          (spot) =>
            `${spot.name} (${spot.access.toLowerCase()}${awayText(spot)}): ${spot.note} Best: ${spot.bestTimes.join(", ").toLowerCase()}.`,
        ),
        craft === "kayak" ? "Look at wind and current before you launch." : null,
        "Check access and parking before you go.",
      ],
      actions: [
        ...shown.slice(0, 3).map(({ id, name }) => ({ label: name, screen: screens.spot(id) })),
        all,
      ],
    };
  },
});
