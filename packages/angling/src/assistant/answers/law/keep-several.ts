import { inches } from "@striper/marine/units";
import { questionFacts, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import {
  answered,
  assumptions,
  dayWords,
  declinedWith,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { isEitherLength } from "#angling/assistant/understanding/numbers/lengths.ts";
import { countsOfDay } from "#angling/assistant/case/with-day.ts";
import type { DayState, KeepQuestion, RegulationsTable } from "#angling/regulations/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { anglersOf, factsOf, judge, rulesHeld } from "./judging.ts";
import { tableFacts } from "./rule-facts.ts";
import { noCoverage, type AskedWater } from "./where.ts";

interface Asked {
  readonly frame: Frame;
  readonly water: AskedWater;
  readonly date: string;
  readonly ids: readonly SpeciesId[];
  readonly assumed: string | null;
  readonly table: RegulationsTable;
  readonly now: number;
  readonly day?: DayState | null;
}

/** The length only one fish of the day may exceed. */
function markOf({ water, date, frame, table }: Asked, species: SpeciesId): number {
  const mode = frame.mode ?? "private";
  const rules = rulesHeld({ species, place: water.place, date, mode }, table);
  const marks = rules.flatMap(({ size }) =>
    size.kind === "length" ? (size.onlyOneOver ?? []) : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...marks);
}

const verdicts = { keep: "may be kept", release: "must go back", unknown: "I cannot say" } as const;

const together = {
  keep: "**Yes, they may be kept.**",
  release: "**No, not all of them.**",
  unknown: "**I cannot say for all of them.**",
} as const;

/** The next fish after those kept before it, on the day as it went so far. */
function nextOf(
  asked: Asked,
  id: SpeciesId,
  length: number,
  kept: readonly number[],
): Omit<KeepQuestion, "mode"> {
  const { frame, water, date, day } = asked;
  const counts = countsOfDay(frame, day, id, date);
  const anglers = anglersOf(frame);
  const mark = markOf(asked, id);
  const { keptAboard } = counts ?? {};
  return {
    species: id,
    place: water.place,
    date,
    length: inches(length),
    ...counts,
    // Each angler has a bag of their own: the next fish goes to whoever has kept the fewest.
    keptToday: (counts?.keptToday ?? 0) + Math.floor(kept.length / anglers),
    keptOverLength:
      (counts?.keptOverLength ?? 0) + Math.floor(kept.filter((one) => one > mark).length / anglers),
    ...(keptAboard === undefined ? {} : { keptAboard: keptAboard + kept.length }),
  };
}

/** "A 28 and a 30, both?": each fish in its turn, those kept before it counted; null for one fish. */
export function answerSeveral(asked: Asked): Reply | null {
  const { frame, water, date, ids, table, now } = asked;
  const { lengths = [] } = frame;
  const [id] = ids;
  if (lengths.length < 2 || frame.kept !== null || id === undefined || ids.length > 1) return null;
  const anglers = anglersOf(frame);
  const isEither = isEitherLength(frame.words);
  const kept: number[] = [];
  const legal: number[] = [];
  const facts: Fact[] = [];
  const reasons: string[] = [];
  let rule: string | null = null;
  let isReleased = false;
  for (const length of lengths) {
    const base = nextOf(asked, id, length, kept);
    const { first } = judge({ ...frame, mode: frame.mode ?? "private" }, base, table, ["private"]);
    const { verdict, reason, jurisdiction } = first.answer;
    if (jurisdiction === null) return declinedWith(noCoverage);
    isReleased ||= verdict === "release";
    if (verdict === "keep") legal.push(length);
    if (verdict === "keep" && !isEither) kept.push(length);
    reasons.push(`The ${length} in fish: ${verdicts[verdict]}. ${reason}`);
    rule = first.answer.rule;
    facts.push(...factsOf(first, id, table).filter(({ kind }) => kind !== "verdict"));
  }
  const isAll = legal.length === lengths.length;
  const verdict = isAll ? "keep" : isReleased ? "release" : "unknown";
  const none = legal.length === 0 && verdict === "release" ? "**No, none of them.**" : null;
  const mark = markOf(asked, id);
  const isOverMark = lengths.filter((one) => one > mark).length > 1;
  const isOneEach = isOverMark && isAll && anglers > 1;
  const eachOne = "**Yes, if no angler keeps two so long: each may have one.**";
  const all = isOneEach ? eachOne : (none ?? together[verdict]);
  const lead = isEither ? "**One by one:**" : all;
  const how = frame.mode === null ? "judged for a private boat" : null;
  const own = isOverMark ? `a bag, and one fish over ${mark} in,` : "a bag";
  const among = anglers > 1 ? `${anglers} anglers, each with ${own} of their own` : null;
  const reply = answered(
    [
      lead,
      `${speciesOf(id).commonName}, ${water.name}, ${dayWords(date, now)}.`,
      ...reasons,
      rule === null ? null : `The rule: ${rule}`,
      assumptions(frame, [water.assumed, asked.assumed, how, among]),
    ],
    [
      ...tableFacts([
        ["verdict", verdict],
        ["asked-kept", legal.length, "fish"],
      ]),
      ...facts,
      ...questionFacts([
        ["asked-count", lengths.length, "fish"],
        ["asked-anglers", anglers > 1 ? anglers : null],
        ...lengths.map((_, index): FactRow => ["asked-kept", index, "fish"]),
      ]),
    ],
  );
  return { ...reply, declined: verdict === "unknown" && legal.length === 0 };
}
