import { harborDate, shiftDate } from "@striper/marine/time";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import { versionFacts } from "./rule-facts.ts";
import {
  answered,
  assumptions,
  dateWords,
  declinedWith,
  onDay,
  listWords,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { ApplicableRule, RegulationsTable } from "#angling/regulations/index.ts";
import { speciesCatalogue, type SpeciesId } from "#angling/species/index.ts";
import { rulesHeld } from "./judging.ts";
import { noCoverage, type AskedWater } from "./where.ts";

interface OpenQuestion {
  readonly water: AskedWater;
  readonly date: string;
  readonly frame: Frame;
  readonly table: RegulationsTable;
  readonly now: number;
}

type Standing = "open" | "closed" | "unclear";

/** The rules of a fish on a day; none where the table holds none. */
function rulesOn(
  { water, frame, table }: OpenQuestion,
  species: SpeciesId,
  date: string,
): readonly ApplicableRule[] {
  return rulesHeld({ species, place: water.place, date, mode: frame.mode ?? "private" }, table);
}

function standingOf(question: OpenQuestion, species: SpeciesId): Standing | null {
  const rules = rulesOn(question, species, question.date);
  if (rules.length === 0) return null;
  if (rules.some(({ season, bag }) => season.state === "closed" || bag.kind === "prohibited"))
    return "closed";
  return rules.every(
    ({ season, bag }) =>
      season.state === "open" && (bag.kind === "fish" || bag.kind === "no-limit"),
  )
    ? "open"
    : "unclear";
}

/** Seasons that open or close within the days asked about. */
function seasonChanges(question: OpenQuestion): { words: string | null; facts: Fact[] } {
  const { water, date, now } = question;
  const { when } = question.frame;
  if (when === null || when.date === when.lastDate) return { words: null, facts: [] };
  // What opens on the first day of a month to come opens in it.
  const from = when.date > date || date > harborDate(now) ? shiftDate(when.date, -1) : date;
  const changes = speciesCatalogue.flatMap(({ id, commonName }) => {
    const nexts = rulesOn(question, id, from).map(({ season }) => season.next);
    const next = nexts.find((one) => one !== null && one.on <= when.lastDate);
    return next == null ? [] : [{ commonName, ...next }];
  });
  const list = changes
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .map(({ commonName, on, state }) => `${commonName} is ${state} from ${dateWords(on, now)}`);
  return {
    words:
      list.length === 0
        ? "No season there opens or closes in that time."
        : `In that time: ${listWords(list)}.`,
    facts: changes.map(({ commonName, on, state }) =>
      fact(state === "open" ? "season-opens" : "season-changes", on, "Rule table", {
        unit: "date",
        place: `${water.name}: ${commonName}`,
        screen: screens.regulations,
      }),
    ),
  };
}

/** What may be kept on a day in a water, by the table. */
export function openSpecies(question: OpenQuestion): Reply {
  const { water, date, frame, table, now } = question;
  const { without = [] } = frame;
  const asked = speciesCatalogue.filter(({ commonName }) => !without.includes(commonName));
  const standings = asked.map(({ id, commonName }) => ({
    commonName,
    standing: standingOf(question, id),
  }));
  if (standings.every(({ standing }) => standing === null)) return declinedWith(noCoverage);
  const named = (wanted: Standing): string[] =>
    standings.filter(({ standing }) => standing === wanted).map(({ commonName }) => commonName);
  const changes = seasonChanges(question);
  const source = `Rule table ${table.version} of ${table.publishedOn}`;
  const facts: Fact[] = standings.flatMap(({ commonName, standing }) =>
    standing === null
      ? []
      : [
          fact("season-state", standing, source, {
            place: `${water.name}: ${commonName}`,
            screen: screens.regulations,
          }),
        ],
  );
  return answered(
    [
      `${onDay(date, now)} in ${water.name} these may be kept within their limits: ${listWords(named("open"))}.`,
      changes.words,
      `Closed: ${listWords(named("closed"))}.`,
      `Not clear from the table, look before you keep one: ${listWords(named("unclear"))}.`,
      assumptions(frame, [water.assumed]),
      `Source: ${source}. Ask for one fish to get its size and bag limit.`,
    ],
    [...facts, ...changes.facts, ...versionFacts(table)],
  );
}
