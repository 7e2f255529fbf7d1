import type { CurrentEvent, CurrentPredictor } from "@striper/marine/currents";
import { findStation } from "@striper/marine/stations";
import { timeToNext } from "@striper/marine/tides";
import { day, harborDate, harborDayBounds, hour, minute, type Instant } from "@striper/marine/time";
import { compassPoint, roundTo } from "@striper/marine/units";
import { fact, sources, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  clockWords,
  dayWords,
  declinedWith,
  listWords,
  momentWords,
  placeFor,
  stationNote,
  sentence,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";

import { severalNext, told } from "./tide-view.ts";
import { flowToward, runsSo, turnsTold } from "./turns-toward.ts";

interface CurrentView {
  readonly current: CurrentPredictor;
  readonly station: string;
  readonly source: string;
  readonly frame: Frame;
  readonly now: Instant;
  readonly note: string | null;
}

const knotWords = (speed: number): string => `${roundTo(Math.abs(speed), 1).toFixed(1)} kt`;

const eventRow = (event: CurrentEvent): FactRow =>
  event.kind === "slack"
    ? ["slack", `before ${event.turnsTo}`, null, event.instant]
    : [event.kind, roundTo(Math.abs(event.speed), 2), "kt", event.instant];

function eventWords(event: CurrentEvent): string {
  if (event.kind === "slack")
    return `slack before the ${event.turnsTo} ${clockWords(event.instant)}`;
  return `strongest ${event.kind === "max-ebb" ? "ebb" : "flood"} ${clockWords(event.instant)} (${knotWords(event.speed)})`;
}

function eventsByDay(events: readonly CurrentEvent[], now: Instant): string {
  const days = new Map<string, string[]>();
  for (const event of events) {
    const date = harborDate(event.instant);
    days.set(date, [...(days.get(date) ?? []), eventWords(event)]);
  }
  return [...days]
    .map(([date, lines]) => sentence(`${dayWords(date, now)}: ${listWords(lines)}`))
    .join(" ");
}

/** Which events a question is after: slacks, one direction, or all. */
function wanted({ cues, flow }: Frame): (event: CurrentEvent) => boolean {
  const strong = cues.includes("extreme") || cues.includes("speed");
  if (cues.includes("slack") && !strong) {
    return (event) => event.kind === "slack";
  }
  if (flow === "ebb")
    return (event) => (event.kind === "slack" ? !strong : event.kind === "max-ebb");
  if (flow === "flood")
    return (event) => (event.kind === "slack" ? !strong : event.kind === "max-flood");
  return strong ? (event) => event.kind !== "slack" : () => true;
}

/** An answer with its source and with what was taken for granted. */
const currentAnswer = (
  view: CurrentView,
  sentences: readonly (string | null)[],
  rows: readonly FactRow[],
): Reply =>
  answered(
    [
      ...sentences,
      `Source: ${view.source}. Not for navigation.`,
      assumptions(view.frame, [view.note]),
    ],
    told(view, rows),
  );

/** Below this the water stands, for all an angler feels. */
const slackBelow = 0.1;

function stateWords({ current, station, now }: CurrentView, instant: Instant): string {
  const speed = current.speedAt(instant);
  const toward = compassPoint(speed < 0 ? current.ebbDirection : current.floodDirection);
  const time = Math.abs(instant - now) < minute ? "Now" : `At ${momentWords(instant, now)}`;
  return Math.abs(speed) < slackBelow
    ? `${time} the current at ${station} is about slack (${knotWords(speed)}).`
    : `${time} the current at ${station} ${speed < 0 ? "ebbs" : "floods"} at ${knotWords(speed)} toward the ${toward}.`;
}

function stateRows({ current }: CurrentView, at: Instant): readonly FactRow[] {
  const speed = current.speedAt(at);
  return [
    ["current-speed", roundTo(Math.abs(speed), 2), "kt", at],
    ["current-flow", speed < 0 ? "ebb" : "flood", null, at],
  ];
}

function answerMoment(view: CurrentView, instant: Instant): Reply {
  const { frame, now, current } = view;
  const isNow = Math.abs(instant - now) < minute;
  const fits = wanted(frame);
  const events = current
    .events(instant, instant + (severalNext(frame) === null ? 1 : 4) * day)
    .filter(fits)
    .slice(0, severalNext(frame) ?? 3);
  const next = isNow ? events[0]?.instant : undefined;
  const wait = next === undefined ? "Then: " : `Next, in ${timeToNext((next - now) / hour)}: `;
  const waitRow: readonly FactRow[] =
    next === undefined ? [] : [["time-to-current", Math.round((next - now) / minute), "min", next]];
  return currentAnswer(
    view,
    [stateWords(view, instant), `${wait}${eventsByDay(events, now)}`],
    [...stateRows(view, instant), ...events.map(eventRow), ...waitRow],
  );
}

const mostEvents = 16;

function answerSpan(view: CurrentView, from: Instant, to: Instant): Reply {
  const { frame, now, current } = view;
  const fits = wanted(frame);
  const inside = current.events(from, Math.min(to, from + 32 * day)).filter(fits);
  const [strongest] = inside.toSorted((a, b) => Math.abs(b.speed) - Math.abs(a.speed));
  if (strongest === undefined) {
    const around = current.events(from - 8 * hour, to + 8 * hour).filter(fits);
    const none = `None falls in that time at ${view.station}. Around it: ${eventsByDay(around, now)}`;
    return currentAnswer(view, [none], around.map(eventRow));
  }
  if (frame.cues.includes("extreme") && inside.length > 4) return answerStrongest(view, strongest);
  const shown = inside.slice(0, mostEvents);
  const windows =
    frame.cues.includes("slack") && shown.length <= 6 ? slackWindowsWords(view, shown) : null;
  return currentAnswer(
    view,
    /\bhow long\b/.test(frame.words)
      ? [windows?.words ?? null, `Current at ${view.station}.`, eventsByDay(shown, now)]
      : [`Current at ${view.station}.`, eventsByDay(shown, now), windows?.words ?? null],
    [...shown.map(eventRow), ...(windows?.rows ?? [])],
  );
}

const slackWithin = 3 * hour;

/** How long the water stands under half a knot around each slack; weak water does for most of a tide. */
function slackWindowsWords({ current }: CurrentView, slacks: readonly CurrentEvent[]) {
  const windows = slacks.flatMap(({ instant }) =>
    current
      .slackWindows(instant - slackWithin, instant + slackWithin)
      .filter(({ from, to }) => from <= instant && instant <= to)
      .filter(({ from, to }) => instant - from < slackWithin && to - instant < slackWithin),
  );
  const minutesOf = ({ from, to }: { from: Instant; to: Instant }) =>
    Math.round((to - from) / minute);
  const rows = windows.flatMap((window): FactRow[] => [
    ["slack-from", 0.5, "kt", window.from],
    ["slack-to", 0.5, "kt", window.to],
    ["slack-minutes", minutesOf(window), "min", window.from],
  ]);
  const words = windows.map(
    (window) => `${minutesOf(window)} min, ${clockWords(window.from)} to ${clockWords(window.to)}`,
  );
  if (!slacks.some(({ kind }) => kind.startsWith("slack"))) return { rows, words: null };
  return {
    rows,
    words:
      words.length === 0
        ? "The current there is so weak that the water hardly moves for hours."
        : `Under 0.5 kt: ${listWords(words)}.`,
  };
}

function answerStrongest(view: CurrentView, best: CurrentEvent): Reply {
  const flow = best.kind === "max-ebb" ? "ebb" : "incoming flood";
  const words = `The strongest current in that time at ${view.station} is an ${flow} of ${knotWords(best.speed)} at ${momentWords(best.instant, view.now)}.`;
  return currentAnswer(view, [words], [eventRow(best)]);
}

const asksDirection =
  /\b(?:which (?:way|direction|end)|(?:turns?|turning|switch(?:es)?|runs?|running|goes|going|starts?) (?:to (?:the )?|going |running )*(?:east|west)|(?:east|west)(?:bound)? (?:tides?|currents?|flows?)|what direction|direction|toward|(?:east|north) or (?:west|south)|(?:west|south) or (?:east|north)|flows? (?:east|west|north|south|in|out))\b/;

/** "Which way does it run on the ebb": where either goes, whatever it does at the moment. */
function directionsTold({ current, frame, station }: CurrentView): Reply | null {
  if (!asksDirection.test(frame.words)) return null;
  const flows = [
    ["flood", compassPoint(current.floodDirection)],
    ["ebb", compassPoint(current.ebbDirection)],
  ] as const;
  const ordered = frame.flow === "ebb" ? flows.toReversed() : flows;
  const words = listWords(ordered.map(([flow, toward]) => `the ${flow} runs toward the ${toward}`));
  return answered(
    [`**At ${station} ${words}.**`],
    ordered.map(([flow, toward]) =>
      fact(`${flow}-direction`, toward, sources.current, { place: station }),
    ),
  );
}

/** When it turns that way is told with how long and how hard it runs so. */
const withoutSlack = ({ cues }: Frame): readonly string[] => cues.filter((cue) => cue !== "slack");

export async function answerCurrent(asked: Frame, context: AnswerContext): Promise<Reply> {
  const found = await lookAtCurrent(asked, context);
  if (found.kind === "none") return found.reply;
  const flow = flowToward(asked, found.view);
  const frame = flow === null ? asked : { ...asked, flow, cues: withoutSlack(asked) };
  const looked = { ...found, view: { ...found.view, frame } };
  const reply = answerView(looked.view);
  const leads =
    flow === null
      ? [directionsTold(looked.view)]
      : [turnsTold(looked.view), directionsTold(looked.view)];
  const all = [...leads.flatMap((lead) => lead ?? []), reply];
  return {
    ...reply,
    text: [flow === null ? null : runsSo(frame, reply), ...all.map(({ text }) => text)]
      .filter((text) => text !== null)
      .join(" "),
    facts: all.flatMap(({ facts }) => facts),
  };
}

async function lookAtCurrent(
  frame: Frame,
  context: AnswerContext,
): Promise<{ kind: "none"; reply: Reply } | { kind: "view"; view: CurrentView }> {
  const place = placeFor(frame, context);
  const station = place.currentStationId === null ? undefined : findStation(place.currentStationId);
  if (station === undefined) {
    const reply = declinedWith(
      `No current station tells about the water at ${place.name}. I can give its tide heights, or the current at a charted place such as Hull Gut, Deer Island Light or the Cape Cod Canal.`,
    );
    return { kind: "none", reply };
  }
  const { now, providers } = context;
  const view: CurrentView = {
    current: await providers.current(station.id),
    station: station.name,
    source: `${sources.current}, station ${station.id} ${station.name}`,
    frame,
    now,
    note: stationNote(place, frame, station.name, "current"),
  };
  return { kind: "view", view };
}

function answerView(view: CurrentView): Reply {
  const { frame, now } = view;
  const { when, cues } = frame;
  if (when === null && cues.includes("extreme")) return answerSpan(view, now, now + day);
  if (when === null && cues.includes("slack") && /\bhow long\b/.test(frame.words))
    return answerSpan(view, now, now + day);
  if (when === null) return answerMoment(view, now);
  if (when.precision === "instant" && cues.includes("slack")) {
    const { from, to } = harborDayBounds(harborDate(when.from));
    return answerSpan(view, /\bafter WHEN|\bafter \d/.test(frame.words) ? when.from : from, to);
  }
  if (when.precision === "instant") return answerMoment(view, when.from);
  // Of a night that is running what has been is over.
  const isRunning = when.part === "night" && when.from <= now && now < when.to;
  return answerSpan(view, isRunning ? now : when.from, when.to);
}
