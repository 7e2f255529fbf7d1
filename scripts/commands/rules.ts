/** `npm run --silent rules`: may this fish be kept, and by which rule, as one JSON object. */
import {
  fishingModes,
  isDate,
  keepOrRelease,
  type FishingMode,
  type KeepAnswer,
  type KeepQuestion,
} from "@striper/angling/regulations";
import { parsePosition } from "@striper/marine/geo";
import { inches } from "@striper/marine/units";
import { endWithUsage, readArguments, UsageError } from "./support/command.ts";

const usage = `usage: rules --species <name> --at <latitude>,<longitude> --date <day> --mode <mode>
             [--length <inches>] [--kept <count>]

  --species      an id or any common name: striped_bass, "striped bass", fluke
  --at           decimal degrees: 42.36,-70.90
  --date         a day in Boston: 2026-06-13
  --mode         shore, private or for-hire
  --length       as the rule measures it; not measured when left out
  --kept         fish of this species kept today; none when left out

Prints {verdict, jurisdiction, reason, rule, source_url, verified_on}; verdict is keep, release or
unknown, jurisdiction MA, NH, FED (federal water) or "outside coverage". Not legal advice: check the
source.`;

function parseCommandLine(args: string[]) {
  // "--length -3" is a bad length and no other option.
  const joined = args
    .join("\0")
    .replaceAll(/(^|\0)(--[a-z]+)\0(?=-[\d.])/g, "$1$2=")
    .split("\0");
  const text = { type: "string" } as const;
  const options = { species: text, at: text, date: text, mode: text, length: text, kept: text };
  return readArguments({ args: args.length === 0 ? args : joined, options }).values;
}

function required(name: string, text: string | undefined): string {
  if (text === undefined || text.trim() === "") throw new UsageError(`--${name} is missing`);
  return text;
}

function parsePlace(text: string) {
  const position = parsePosition(text);
  if (position === null) throw new UsageError(`not a position: ${text}`);
  return position;
}

function parseDay(text: string): string {
  if (!isDate(text)) throw new UsageError(`not a day: ${text}`);
  return text;
}

function parseMode(text: string): FishingMode {
  const mode = fishingModes.find((one) => one === text);
  if (mode === undefined) throw new UsageError(`not one of ${fishingModes.join(", ")}: ${text}`);
  return mode;
}

function parseLength(text: string) {
  const length = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || length === 0) {
    throw new UsageError(`not a length in inches: ${text}`);
  }
  return inches(length);
}

function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`not a number of fish: ${text}`);
  return Number(text);
}

function parseQuestion(args: string[]): KeepQuestion {
  const { species, at, date, mode, length, kept } = parseCommandLine(args);
  return {
    species: required("species", species),
    place: parsePlace(required("at", at)),
    date: parseDay(required("date", date)),
    mode: parseMode(required("mode", mode)),
    ...(length === undefined ? {} : { length: parseLength(length) }),
    ...(kept === undefined ? {} : { keptToday: parseCount(kept) }),
  };
}

function report({ verdict, jurisdiction, reason, rule, record, cautions, notices }: KeepAnswer) {
  const closures = notices
    .filter(({ kind }) => kind === "closure")
    .map(({ title, text, source }) => `${title}: ${text} (${source.url})`);
  return {
    verdict,
    jurisdiction: jurisdiction ?? "outside coverage",
    reason: [reason, ...cautions, ...closures].join(" "),
    rule,
    source_url: record === null ? null : record.source.url,
    verified_on: record === null ? null : record.verifiedOn,
  };
}

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) console.log(usage);
  else console.log(JSON.stringify(report(keepOrRelease(parseQuestion(args)))));
} catch (error) {
  endWithUsage(error, usage);
}
