import { harborDate, parseIso } from "@striper/marine/time";
import type { Frame, Intent, When } from "#angling/assistant/frame.ts";
import { answerBestTime, answerBite } from "./fishing/bite.ts";
import { answerDistance } from "./fishing/distance.ts";
import { answerGo } from "./fishing/go.ts";
import { passageLead } from "./fishing/safety-words.ts";
import { answerMarine } from "./fishing/marine.ts";
import { answerSpot } from "./fishing/spot.ts";
import { answerSpots } from "./fishing/spots.ts";
import { answerWeather } from "./fishing/weather.ts";
import { answerChanges } from "./law/changes.ts";
import { answerSpecialAreas, areasAsked } from "./law/areas/special-areas.ts";
import { answerJurisdiction } from "./law/jurisdiction.ts";
import { answerKeep } from "./law/keep.ts";
import { answerRules } from "./law/rules.ts";
import { heldBack } from "./held-back.ts";
import { answerLog } from "./own/log.ts";
import { answerLicense, answerPermit } from "./own/papers.ts";
import { declinedWith, type AnswerContext, type Answerer, type Reply } from "./reply.ts";
import { answerLogEntry } from "./talk/log-entry.ts";
import { answerRefused, answerUnknown } from "./talk/refused.ts";
import {
  answerCapabilities,
  answerGreeting,
  answerHelp,
  answerReports,
  answerThanks,
} from "./talk/small-talk.ts";
import { answerSpecies } from "./talk/species.ts";
import { answerCurrent } from "./water/current.ts";
import { answerSky } from "./water/sky.ts";
import { answerTide } from "./water/tide.ts";

const answerers: Readonly<Record<Intent, Answerer>> = {
  tide: answerTide,
  current: answerCurrent,
  sky: answerSky,
  bite: answerBite,
  "best-time": answerBestTime,
  go: answerGo,
  weather: answerWeather,
  marine: answerMarine,
  spots: answerSpots,
  spot: answerSpot,
  rules: answerRules,
  keep: answerKeep,
  jurisdiction: answerJurisdiction,
  "rule-changes": answerChanges,
  log: answerLog,
  species: answerSpecies,
  license: answerLicense,
  permit: answerPermit,
  help: answerHelp,
  "log-entry": answerLogEntry,
  capabilities: answerCapabilities,
  greeting: answerGreeting,
  thanks: answerThanks,
  reports: answerReports,
  refused: answerRefused,
  unknown: answerUnknown,
};

/** Where fishing for a fish is unlawful, its rule is the answer to every wish to catch it there. */
const wishes: ReadonlySet<Intent> = new Set([
  "bite",
  "best-time",
  "go",
  "spots",
  "spot",
  "species",
]);

function isStripersInFederalWater({ species, water, place, intent }: Frame): boolean {
  const isStriper = species?.kind === "one" && species.id === "striped_bass";
  const isFederal =
    water?.jurisdiction === "FED" ||
    place?.water?.jurisdiction === "FED" ||
    place?.spotId?.startsWith("stellwagen") === true ||
    place?.spotId?.startsWith("jeffreys") === true;
  return isStriper && isFederal && wishes.has(intent);
}

/** "When does the tide turn at the Gut?" means the water's height to one and its flow to another. */
function asksBothTurns({ intent, cues, place }: Frame): boolean {
  const isTurn = intent === "tide" && cues.includes("slack");
  return isTurn && place !== null && place.currentStationId !== null;
}

async function bothTurns(frame: Frame, context: AnswerContext): Promise<Reply> {
  const current = await answerCurrent({ ...frame, intent: "current" }, context);
  const tide = await answerTide(frame, context);
  return {
    text: `${current.text} ${tide.text}`,
    facts: [...current.facts, ...tide.facts],
    declined: tide.declined,
  };
}

/** "Current at 3 hours before high": the flow at that hour beside the water. */
async function currentAtOffset(frame: Frame, context: AnswerContext): Promise<Reply> {
  const tide = await answerTide(frame, context);
  const time = tide.facts.find(({ kind }) => kind === "tide-offset")?.time ?? null;
  const at = time === null ? null : parseIso(time);
  if (at === null) return tide;
  const date = harborDate(at);
  const when: When = {
    precision: "instant",
    from: at,
    to: at,
    date,
    lastDate: date,
    isDayNamed: true,
    assumed: null,
    part: null,
    months: null,
  };
  const current = await answerCurrent(
    { ...frame, intent: "current", tideOffset: null, when },
    context,
  );
  return {
    text: `${tide.text} ${current.text}`,
    facts: [...tide.facts, ...current.facts],
    declined: tide.declined,
  };
}

const ofADay: ReadonlySet<Intent> = new Set([
  "tide",
  "current",
  "sky",
  "bite",
  "best-time",
  "go",
  "weather",
  "marine",
]);

/** Where a day belongs stands a word nobody knows: today's answer would be taken for that day's. */
const isOnUnknownDay = ({ intent, when, unknownDay = null }: Frame): boolean =>
  unknownDay !== null && when === null && ofADay.has(intent);

/** A name nobody knows where a place belongs: the harbor's answer would be taken for that place's. */
const isOfUnknownPlace = ({ intent, place, water, unknownPlace = null }: Frame): boolean =>
  unknownPlace !== null && place === null && water === null && ofADay.has(intent);

/** Their answers judge safety themselves. */
const judged: ReadonlySet<Intent> = new Set(["bite", "best-time", "go"]);

async function withPassage(reply: Reply, frame: Frame, context: AnswerContext): Promise<Reply> {
  const lead = await passageLead(frame, context);
  if (lead === null) return reply;
  return { ...reply, text: `${lead.words} ${reply.text}`, facts: [...lead.facts, ...reply.facts] };
}

export async function respond(frame: Frame, context: AnswerContext): Promise<Reply> {
  if (isOfUnknownPlace(frame))
    return declinedWith(
      `I do not know "${frame.unknownPlace}": name a town, a harbor, a spot or a station from Cape Cod to New Hampshire.`,
    );
  const isRefused = frame.intent === "refused" && frame.topic !== "biology";
  if (areasAsked(frame).length > 0 && !isRefused) return answerSpecialAreas(frame, context);
  if (isOnUnknownDay(frame))
    return declinedWith(
      `I do not know which day "${frame.unknownDay}" is: name it by its date or weekday.`,
    );
  const held = await heldBack(frame, context);
  if (held !== null) return held;
  if (asksBothTurns(frame)) return bothTurns(frame, context);
  if (frame.intent === "tide" && frame.tideOffset !== null && frame.cues.includes("currentWord"))
    return currentAtOffset(frame, context);
  const asksDistance = frame.cues.includes("distance") && /^spots?$/.test(frame.intent);
  if (asksDistance && frame.place !== null) return answerDistance(frame.place, context);
  const answer = isStripersInFederalWater(frame) ? answerRules : answerers[frame.intent];
  const reply = await answer(frame, context);
  return judged.has(frame.intent) ? reply : withPassage(reply, frame, context);
}
