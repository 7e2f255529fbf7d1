/** `npm run --silent tides` prints predictions of a station as lines of text. */
import { createCurrentPredictor, type CurrentEvent } from "@striper/marine/currents";
import { findStation, loadStation, type Station } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { formatIso, minute, parseIso, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { readArguments, UsageError, type Command } from "./support/command.ts";

const usage = `usage: tides <station> <from> <to> [--step <minutes> | --hilo | --slack]

  <station>         NOAA id of a tide or current station: 8443970, BOS1111
  <from> <to>       dates (2022-01-01, from 00:00 UTC) or instants (2022-01-01T06:30:00Z);
                    <to> itself is excluded
  --step <minutes>  every so many whole minutes (60 when nothing is asked for):
                    time,feet above MLLW      2022-01-01T00:00:00Z,6.853
                    time,knots (ebb negative) 2022-01-01T00:00:00Z,-0.412
  --hilo            highs and lows of a tide station:
                    time,feet above MLLW,H or L
  --slack           slacks and strongest flows of a current station:
                    time,knots,kind           2022-01-01T03:12:00Z,0.000,slack-before-flood
                    kinds: slack-before-flood, max-flood, slack-before-ebb, max-ebb

Times are UTC. Not for navigation.`;

interface Question {
  readonly stationId: string;
  readonly from: Instant;
  readonly to: Instant;
  readonly ask:
    | { readonly kind: "hilo" | "slack" }
    | { readonly kind: "step"; readonly step: number };
}

function parseQuestion(args: string[]): Question {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { step: { type: "string" }, hilo: { type: "boolean" }, slack: { type: "boolean" } },
  });
  const [stationId, from, to, ...rest] = positionals;
  if (stationId === undefined || from === undefined || to === undefined || rest.length > 0) {
    throw new UsageError("a station, a start and an end are needed");
  }
  const question = { stationId, from: parseInstant(from), to: parseInstant(to) };
  if (question.from >= question.to) throw new UsageError("the start must lie before the end");
  if (Object.keys(values).length > 1)
    throw new UsageError("ask for one of --step, --hilo, --slack");
  if (values.hilo) return { ...question, ask: { kind: "hilo" } };
  if (values.slack) return { ...question, ask: { kind: "slack" } };
  return { ...question, ask: { kind: "step", step: parseStep(values.step ?? "60") } };
}

function parseInstant(text: string): Instant {
  const instant = parseIso(text);
  if (instant === null) throw new UsageError(`not a date or an instant: ${text}`);
  return instant;
}

function parseStep(text: string): number {
  const minutes = Number(text);
  if (!/^\d+$/.test(text) || minutes === 0) {
    throw new UsageError(`not a number of whole minutes: ${text}`);
  }
  return minutes * minute;
}

function predictions(station: Station, { from, to, ask }: Question): Iterable<string> {
  if (ask.kind === "step") return steps(station, from, to, ask.step);
  if (ask.kind === "hilo") {
    if (station.kind !== "tide") throw new UsageError(`${station.id} is no tide station: --slack?`);
    return createTidePredictor(station)
      .extremes(from, to)
      .map(({ instant, height, type }) => `${formatIso(instant)},${decimals(height)},${type}`);
  }
  if (station.kind !== "current")
    throw new UsageError(`${station.id} is no current station: --hilo?`);
  return createCurrentPredictor(station)
    .events(from, to)
    .map((event) => `${formatIso(event.instant)},${decimals(event.speed)},${kindOf(event)}`);
}

function* steps(station: Station, from: Instant, to: Instant, step: number): Generator<string> {
  const valueAt =
    station.kind === "tide"
      ? createTidePredictor(station).heightAt
      : createCurrentPredictor(station).speedAt;
  for (let instant = from; instant < to; instant += step) {
    yield `${formatIso(instant)},${decimals(valueAt(instant))}`;
  }
}

const decimals = (value: number): string => roundTo(value, 3).toFixed(3);

const kindOf = (event: CurrentEvent): string =>
  event.kind === "slack" ? `slack-before-${event.turnsTo}` : event.kind;

export const tides: Command = {
  usage,
  answer: async (args, { print }) => {
    const question = parseQuestion(args);
    if (findStation(question.stationId) === undefined) {
      throw new UsageError(`unknown station: ${question.stationId}`);
    }
    const station = await loadStation(question.stationId);
    for (const line of predictions(station, question)) print(line);
  },
};
