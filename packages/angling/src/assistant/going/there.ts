import { distanceBetween } from "@striper/marine/geo";
import { hour, harborDate, type Instant } from "@striper/marine/time";
import { ebbsIn, normalWaterTemperature } from "#angling/bite-score/index.ts";
import { bitePlaceFor, waterOf } from "#angling/assistant/answers/fishing/bite-data.ts";
import { placeFor, type AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import { barSpotOf } from "#angling/assistant/safety/bar-now.ts";
import { spotById, spotPosition, spots, type Spot } from "#angling/spots/index.ts";
import { craftOf } from "./footing.ts";
import type { Going } from "./going.ts";
import type { GoingThere } from "./finding.ts";

/** Where a kayak may be paddled to though the list names boats alone. */
const quietTypes: ReadonlySet<Spot["type"]> = new Set(["island", "harbor", "flats"]);

const narrow = /\b(?:river|inlet|entrance|canal|gut|mouth|rip|cut|narrows)\b/i;
const canal = /\bcanal\b/i;
/** Their open water lies to the south or the north. */
const notEast: ReadonlySet<string> = new Set(["Cape Cod"]);

/** The bar that is crossed from there. */
function barSpot({ crosses }: Going, place: NamedPlace, spot: Spot | null): Spot | null {
  if (spot?.bar !== undefined) return spot;
  if (place.kind === "default") return null;
  const bar = barSpotOf(place);
  const [named = ""] = place.name.toLowerCase().split(" ");
  return crosses || bar?.name.toLowerCase().startsWith(named) === true ? bar : null;
}

/** Miles within which "the jetty" is meant. */
const jettyWithin = 5;

/** "The south jetty" beside a beach. */
function jettyNear(
  { words, wordsBefore = "" }: Frame,
  { position, kind }: NamedPlace,
  spot: Spot | null,
): Spot | null {
  if (spot?.type === "jetty" || kind === "default") return spot;
  const side = /\b(?:north|south|east|west)\b/.exec(`${words} ${wordsBefore}`)?.[0] ?? "";
  const isSide = ({ name }: Spot): number =>
    Number(side !== "" && name.toLowerCase().includes(side));
  const [nearest] = spots
    .filter(({ type }) => type === "jetty")
    .map((one) => ({ one, distance: distanceBetween(position, spotPosition(one)) }))
    .filter(({ distance }) => distance <= jettyWithin)
    .toSorted((a, b) => isSide(b.one) - isSide(a.one) || a.distance - b.distance);
  return nearest?.one ?? null;
}

/** Whether the ebb runs: as it was said, else as predicted for these hours; null: not known. */
async function isEbb(
  { flow }: Frame,
  place: NamedPlace,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  { providers }: AnswerContext,
): Promise<boolean | null> {
  if (flow !== null) return flow === "ebb";
  const ebbs = ebbsIn(await waterOf(bitePlaceFor(place).stations, providers), from, to);
  return ebbs === null ? null : ebbs.length > 0;
}

export interface Outing {
  readonly place: NamedPlace;
  readonly from: Instant;
  readonly to: Instant;
  readonly there: GoingThere;
  /** Whether the flow was said, or is that of a bar's hours. */
  readonly isEbb: boolean | null;
}

const fogAsked =
  /^fog\w*\b|\b(?:any|be|there|get|getting|expect\w*|chance of|how much) (?:a |much |the |some )?fog/;
const longest = 6 * hour;

/** What is held of the place and the hours that were named. */
export async function outingOf(
  frame: Frame,
  going: Going,
  context: AnswerContext,
): Promise<Outing> {
  const named = placeFor(frame, context);
  const ofPlace = named.spotId === null ? null : (spotById(named.spotId) ?? null);
  const spot = going.craft === "jetty" ? (jettyNear(frame, named, ofPlace) ?? ofPlace) : ofPlace;
  const craft = craftOf(going, frame.mode, spot);
  const crossed = craft === "boat" || craft === "paddled" ? barSpot(going, named, spot) : null;
  const from = frame.when?.from ?? context.now;
  const to = Math.min(Math.max(frame.when?.to ?? from, from + hour), from + longest);
  const ebb = await isEbb(frame, named, { from, to }, context);
  const bar = crossed?.bar ?? null;
  const isRated = bar !== null && bar.rating === "rated" && ebb !== false;
  const ofNone = named.kind === "default" || named.kind === "here" ? null : named.name;
  const name = spot?.name ?? ofNone;
  return {
    place: named,
    from,
    to,
    isEbb: ebb,
    there: {
      craft,
      name,
      isBoatOnly:
        spot !== null &&
        spot.access === "Boat Only" &&
        (spot.region === "Offshore" || !quietTypes.has(spot.type)),
      isAdvanced: spot?.difficulty === "Advanced",
      isFlats: spot?.type === "flats",
      isCanal: canal.test(named.name) && spot?.region === "Cape Cod",
      facesEast: !notEast.has(named.region ?? spot?.region ?? ""),
      isNarrowEbb: ebb === true && narrow.test(named.name),
      isOverBar: bar !== null && (going.crosses || spot?.bar !== undefined),
      isRising: frame.flow === "flood",
      isFogAsked: from > context.now + hour && fogAsked.test(frame.words),
      barOnEbb: isRated
        ? {
            worst: `${bar.worst.charAt(0).toLowerCase()}${bar.worst.slice(1).replace(/\.$/, "")}`,
            source: `${bar.source.title}, ${bar.source.date}`,
          }
        : null,
      water: going.water ?? Math.round(normalWaterTemperature(harborDate(from))),
    },
  };
}
