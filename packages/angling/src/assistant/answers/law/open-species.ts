import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import {
  answered,
  assumptions,
  declinedWith,
  onDay,
  listWords,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { rulesFor, type RegulationsTable } from "#angling/regulations/index.ts";
import { speciesCatalogue, type SpeciesId } from "#angling/species/index.ts";
import { noCoverage, type AskedWater } from "./where.ts";

interface OpenQuestion {
  readonly water: AskedWater;
  readonly date: string;
  readonly frame: Frame;
  readonly table: RegulationsTable;
  readonly now: number;
}

type Standing = "open" | "closed" | "unclear";

function standingOf(
  { water, date, frame, table }: OpenQuestion,
  species: SpeciesId,
): Standing | null {
  const answer = rulesFor(
    { species, place: water.place, date, mode: frame.mode ?? "private" },
    table,
  );
  if (answer.kind !== "rules" || answer.rules.length === 0) return null;
  if (
    answer.rules.some(({ season, bag }) => season.state === "closed" || bag.kind === "prohibited")
  )
    return "closed";
  return answer.rules.every(
    ({ season, bag }) =>
      season.state === "open" && (bag.kind === "fish" || bag.kind === "no-limit"),
  )
    ? "open"
    : "unclear";
}

/** What may be kept on a day in a water, by the table. */
export function openSpecies(question: OpenQuestion): Reply {
  const { water, date, frame, table, now } = question;
  const standings = speciesCatalogue.map(({ id, commonName }) => ({
    commonName,
    standing: standingOf(question, id),
  }));
  if (standings.every(({ standing }) => standing === null)) return declinedWith(noCoverage);
  const named = (wanted: Standing): string[] =>
    standings.filter(({ standing }) => standing === wanted).map(({ commonName }) => commonName);
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
      `Closed: ${listWords(named("closed"))}.`,
      `Not clear from the table, look before you keep one: ${listWords(named("unclear"))}.`,
      assumptions(frame, [water.assumed]),
      `Source: ${source}. Ask for one fish to get its size and bag limit.`,
    ],
    [
      ...facts,
      fact("rule-table", table.version, "Rule table"),
      fact("rule-table-date", table.publishedOn, "Rule table", { unit: "date" }),
    ],
  );
}
