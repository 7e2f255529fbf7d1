/** `npm run --silent rules` says as JSON whether a fish may be kept, and by which rule. */
import {
  blankDay,
  isDate,
  keepOrRelease,
  packagedTable,
  tableAgeWarning,
  verdictOfDay,
  type DayAtPlace,
  type DayState,
  type FishInHand,
  type FishingMode,
  type KeepAnswer,
} from "@striper/angling/regulations";
import { findSpecies } from "@striper/angling/species";
import { parsePosition } from "@striper/marine/geo";
import { harborDate, parseIso } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { readArguments, UsageError, type Command, type Output } from "./support/command.ts";
import { parseAnglers, parseCount, parseMode } from "./support/day-arguments.ts";
import { tellOfSlip } from "./support/meant-position.ts";

const usage = `usage: rules --species <name> --at <latitude>,<longitude> --date <day> --mode <mode>
             [--length <inches>] [--kept <count>] [--anglers <count>] [--aboard <count>]
             [--now <instant>]

  --species      an id or any common name: striped_bass, "striped bass", fluke
  --at           decimal degrees: 42.36,-70.90
  --date         a day in Boston: 2026-06-13
  --mode         shore, private or for-hire
  --length       as the rule measures it; not measured when left out
  --kept         fish of this species kept today by the angler; none when left out
  --anglers      people who fish together, this one included; 1 when left out
  --aboard       fish of this species kept today by all of them, for limits that count the boat
  --now          when it is asked, for the age of the rules: 2026-06-13T09:00:00Z; else the clock

Prints {verdict, jurisdiction, reason, rule, source_url, verified_on}; verdict is keep, release or
unknown, jurisdiction MA, NH, FED (federal water) or "outside coverage". Not legal advice: check the
source.`;

function parseCommandLine(args: string[]) {
  // Joins "--length -3", so that it is a bad length instead of another option.
  const joined = args
    .join("\0")
    .replaceAll(/(^|\0)(--[a-z]+)\0(?=-[\d.])/g, "$1$2=")
    .split("\0");
  const text = { type: "string" } as const;
  const options = {
    species: text,
    at: text,
    date: text,
    mode: text,
    length: text,
    kept: text,
    anglers: text,
    aboard: text,
    now: text,
  };
  return readArguments({ args: args.length === 0 ? args : joined, options }).values;
}

function required(name: string, text: string | undefined): string {
  if (text === undefined || text.trim() === "") throw new UsageError(`--${name} is missing`);
  return text;
}

function parsePlace(text: string, output: Output) {
  const position = parsePosition(text);
  if (position === null) throw new UsageError(`not a position: ${text}`);
  tellOfSlip(position, output);
  return position;
}

function parseDay(text: string): string {
  if (!isDate(text)) throw new UsageError(`not a day: ${text}`);
  return text;
}

function parseToday(text: string | undefined): string {
  const now = text === undefined ? Date.now() : parseIso(text);
  if (now === null) throw new UsageError(`not an instant: ${text}`);
  return harborDate(now);
}

function parseLength(text: string) {
  const length = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || length === 0) {
    throw new UsageError(`not a length in inches: ${text}`);
  }
  return inches(length);
}

function parseKept(
  name: string,
  { kept = "0", aboard }: { kept?: string | undefined; aboard?: string | undefined },
): DayState["tapped"] {
  const own = parseCount(kept);
  const others = aboard === undefined ? null : Math.max(0, parseCount(aboard) - own);
  const match = findSpecies(name);
  const kinds =
    match.kind === "found" ? [match.species] : match.kind === "ambiguous" ? match.candidates : [];
  return Object.fromEntries(kinds.map(({ id }) => [id, { own, others, isLongKept: null }]));
}

interface Question {
  readonly fish: FishInHand;
  readonly day: DayAtPlace & { readonly mode: FishingMode };
  readonly isCounted: boolean;
  readonly today: string;
}

function parseQuestion(args: string[], output: Output): Question {
  const { species, at, date, mode, length, kept, anglers, aboard, now } = parseCommandLine(args);
  const name = required("species", species);
  return {
    fish: { species: name, length: length === undefined ? null : parseLength(length) },
    day: {
      ...blankDay(parseDay(required("date", date))),
      place: parsePlace(required("at", at), output),
      mode: parseMode(required("mode", mode)),
      anglers: anglers === undefined ? (aboard === undefined ? 1 : 2) : parseAnglers(anglers),
      tapped: parseKept(name, { kept, aboard }),
    },
    isCounted: kept !== undefined || aboard !== undefined || anglers !== undefined,
    today: parseToday(now),
  };
}

/** Judges the fish as the day's first, which the answer states. */
const firstOfDay = (
  { species, length }: FishInHand,
  { place, date, mode }: Question["day"],
): KeepAnswer => keepOrRelease({ species, length, place, date, mode });

function report(
  { verdict, jurisdiction, reason, rule, record, cautions, notices }: KeepAnswer,
  today: string,
) {
  const age = tableAgeWarning(record, packagedTable.publishedOn, today) ?? [];
  const closures = notices
    .filter(({ kind }) => kind === "closure")
    .map(({ title, text, source }) => `${title}: ${text} (${source.url})`);
  return {
    verdict,
    jurisdiction: jurisdiction ?? "outside coverage",
    reason: [age, reason, ...cautions, ...closures].flat().join(" "),
    rule,
    source_url: record === null ? null : record.source.url,
    verified_on: record === null ? null : record.verifiedOn,
  };
}

export const rules: Command = {
  usage,
  answer: (args, output) => {
    const { fish, day, isCounted, today } = parseQuestion(args, output);
    const answer = isCounted ? verdictOfDay(fish, day) : firstOfDay(fish, day);
    output.print(JSON.stringify(report(answer, today)));
  },
};
