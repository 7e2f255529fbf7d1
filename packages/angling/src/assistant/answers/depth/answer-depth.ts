import { chartedAt } from "@striper/marine/charts";
import { distanceBetween } from "@striper/marine/geo";
import {
  answered,
  assumptions,
  capital,
  declinedWith,
  momentWords,
  type AnswerContext,
  type Choice,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { namesGround } from "#angling/assistant/understanding/topics/depth-asked.ts";
import type { DepthAsked, Frame } from "#angling/assistant/frame.ts";
import { fact, screens, sources } from "#angling/assistant/facts.ts";
import { spotById, spotPosition, spots } from "#angling/spots/index.ts";
import { lookAt, pointOf, type ChartedPlace, type Looked } from "./charted-place.ts";
import {
  depthAt,
  depthFacts,
  marginWords,
  momentsAsked,
  timeWords,
  toldWith,
  turnsAfter,
} from "./depth-told.ts";
import { rangeWords } from "./depth-words.ts";
import { answerDraft } from "./draft-over.ts";
import { answerWhenDry } from "./when-dry.ts";

const asks: Readonly<Record<DepthAsked["kind"], (name: string, asked: DepthAsked) => string>> = {
  depth: (name) => `how deep is it at ${name}`,
  covers: (name) => `when does the flat at ${name} dry`,
  draft: (name, asked) => `${asked.kind === "draft" ? asked.draft : 0} ft draft at ${name}`,
};

/** Spots of a town or a bay lie this near to its middle, miles. */
const reachOfTown = 2;
const mostChoices = 3;

/** A river or a bay has no depth of its own: its spots that the chart covers, to be asked about. */
async function nearbyChoices(
  { place, depth }: Frame,
  { providers }: AnswerContext,
): Promise<readonly Choice[]> {
  if (place === null || depth === null || depth === undefined) return [];
  const chart = (await providers.chart?.(place.position)) ?? null;
  if (chart === null) return [];
  return spots
    .map((spot) => ({
      spot,
      distance: distanceBetween(place.position, spotPosition(spot)),
    }))
    .filter(({ distance }) => distance <= reachOfTown)
    .toSorted((a, b) => a.distance - b.distance)
    .filter(({ spot }) => chartedAt(chart, spotPosition(spot)).kind !== "not-covered")
    .slice(0, mostChoices)
    .map(({ spot: { name } }) => {
      const question = asks[depth.asked.kind](name, depth.asked);
      return { label: `${capital(question)}?`, question };
    });
}

const untold: Readonly<Record<Exclude<Looked["kind"], "charted">, (name: string) => string>> = {
  "not-covered": (name) =>
    `No electronic chart I hold covers ${name}, so I do not know its depth: a tide's height is no depth.`,
  "no-chart": (name) =>
    `The chart of ${name} is not at hand here, so I do not know its depth: a tide's height is no depth.`,
  "no-depth": (name) => `The chart tells no depth at ${name}.`,
};

/** Where no chart tells: what the catalogue says of the spot's depth, and that nobody sounded it. */
function uncharted(kind: Exclude<Looked["kind"], "charted">, name: string, frame: Frame): Reply {
  const why = untold[kind](name);
  const { place, depth } = frame;
  const spot = place === null || place.spotId === null ? undefined : spotById(place.spotId);
  if (spot === undefined || kind === "no-depth" || depth?.asked.kind !== "depth")
    return declinedWith(why);
  return answered(
    [`**The catalogue gives ${spot.depth} at ${name}, without a survey.**`, why],
    [fact("spot-depth", spot.depth, sources.spots, { place: name, screen: screens.spot(spot.id) })],
  );
}

function answerPlain(frame: Frame, place: ChartedPlace, context: AnswerContext): Reply {
  const { now } = context;
  const moments = momentsAsked(frame, place, context);
  const [at = now, ...more] = moments;
  const depth = depthAt(place, at);
  const turns = moments.length > 1 ? [] : turnsAfter(place, at);
  const later = [
    ...more.map((moment) => ({ name: "then", moment })),
    ...turns.map(({ type, instant }) => ({
      name: type === "L" ? "at low" : "at high",
      moment: instant,
    })),
  ].filter(({ moment }) => moment !== at);
  const about = toldWith(place);
  return answered(
    [
      `**${place.point.name} ${timeWords(at, now)}: ${rangeWords(depth)}, ${marginWords(depth)}.**`,
      ...later.map(({ name, moment }) => {
        const words = rangeWords(depthAt(place, moment));
        return `${capital(name)}, ${momentWords(moment, now)}: ${words}.`;
      }),
      ...about.words,
      assumptions(frame),
    ],
    [...depthFacts(place, [at, ...later.map(({ moment }) => moment)]), ...about.facts],
  );
}

/** Depth, clearance and drying ground from the chart, with its margin; only where a chart covers. */
export async function answerDepth(frame: Frame, context: AnswerContext): Promise<Reply> {
  const point = pointOf(frame, context);
  if (point === null) {
    const what =
      frame.place === null
        ? "Name the spot"
        : `${frame.place.name} is no single point, and its depth differs: name a spot in it`;
    return {
      text: `${what}, or tap the place on the chart, and I tell what is charted there.`,
      facts: [],
      declined: true,
      choices: await nearbyChoices(frame, context),
    };
  }
  const looked = await lookAt(point, context);
  if (looked.kind !== "charted") return uncharted(looked.kind, point.name, frame);
  const asked = frame.depth?.asked ?? { kind: "depth" };
  const isElsewhere = namesGround(frame.words) && point.crossing === null;
  if (asked.kind === "draft" && isElsewhere)
    return declinedWith(
      `No verdict: I know the pin of ${point.name}, not where that bar or flat lies. Tap it on the chart for its depth.`,
    );
  if (asked.kind === "draft") return answerDraft(frame, asked.draft, looked.place, context);
  if (asked.kind === "covers") return answerWhenDry(frame, looked.place, context);
  return answerPlain(frame, looked.place, context);
}
