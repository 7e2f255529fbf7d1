import { effectiveRecord } from "#angling/regulations/deferral.ts";
import { recordsFor, type KnownWaters, type Water } from "#angling/regulations/place.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import { ruleInWords, watersInWords } from "#angling/regulations/wording/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { cautionsFor } from "./cautions.ts";
import { judge } from "./judge.ts";
import { uncertain, type Circumstances, type Judgement } from "./judgement.ts";
import { landingRecords, withLanding, type LandingState } from "./landing.ts";

export interface Opinion extends Judgement {
  readonly record: RegulationRecord | null;
  readonly cautions: readonly string[];
}

export interface Landed extends Circumstances {
  readonly landing?: LandingState;
}

export function opinionOn(
  species: SpeciesId,
  waters: KnownWaters,
  circumstances: Landed,
  table: RegulationsTable,
): Opinion {
  const opinions = waters.possible.flatMap((water) =>
    recordsFor(table, species, water).map((record) =>
      record === null
        ? withoutRule(species, water, circumstances, table)
        : opinionUnder(effectiveRecord(table, record), water, circumstances, table),
    ),
  );
  if (waters.perhapsUncovered) opinions.push(beyondCoverage);
  const decisive = strictest(opinions);
  const agreed = opinions.every(({ verdict }) => verdict === decisive.verdict);
  if (agreed || waters.perhapsUncovered) return decisive;
  const doubt = doubtAbout(waters, decisive.verdict);
  return { ...decisive, reason: `${doubt} ${decisive.reason}` };
}

/** Returns the first release, else the first doubt, else the first "keep". */
export function strictest<One extends Judgement>(judgements: readonly One[]): One {
  const decisive =
    judgements.find(({ verdict }) => verdict === "release") ??
    judgements.find(({ verdict }) => verdict === "unknown") ??
    judgements[0];
  if (decisive === undefined) throw new RangeError("nothing to choose from");
  return decisive;
}

function opinionUnder(
  record: RegulationRecord,
  water: Water,
  circumstances: Landed,
  table: RegulationsTable,
): Opinion {
  const judgement = judge(record, circumstances);
  if (record.jurisdiction !== "FED") {
    return opinionOf(judgement, record, cautionsUnder(judgement, record, circumstances));
  }
  const { landing } = circumstances;
  const states = landingRecords(table, record.species, water.zones, landing);
  const landed = withLanding(judgement, states, circumstances, landing);
  const cautions = cautionsUnder(landed, record, circumstances);
  if (landed.code !== "season-unclear" || record.season.kind !== "state-of-landing") {
    return opinionOf(landed, record, cautions);
  }
  const { mode, date } = circumstances;
  return opinionOf(
    landed,
    record,
    states.map((one) => ruleInWords(one, mode, date)),
  );
}

// Fields are listed because spreading into a longer object takes a tenth of a verdict's time.
const opinionOf = (
  { verdict, code, reason }: Judgement,
  record: RegulationRecord | null,
  cautions: readonly string[],
): Opinion => ({ verdict, code, reason, record, cautions });

const cautionsUnder = (
  { verdict }: Judgement,
  record: RegulationRecord,
  circumstances: Circumstances,
): readonly string[] => (verdict === "keep" ? cautionsFor(record, circumstances) : []);

/** Gives no verdict without a rule, unless every state refuses the fish ashore. */
function withoutRule(
  species: SpeciesId,
  { jurisdiction, zones }: Water,
  circumstances: Landed,
  table: RegulationsTable,
): Opinion {
  const name = speciesOf(species).commonName;
  const none = uncertain(
    "no-rule",
    `No rule for ${name} is held for ${watersInWords(jurisdiction)} here.`,
  );
  if (jurisdiction !== "FED") return opinionOf(none, null, []);
  const { landing } = circumstances;
  const states = landingRecords(table, species, zones, landing);
  const landed = withLanding(none, states, circumstances, landing);
  const reason = landed === none ? none.reason : `${none.reason} ${landed.reason}`;
  return opinionOf({ ...landed, reason }, null, []);
}

const beyondCoverage: Opinion = {
  ...uncertain("outside-coverage", "Too close to water whose rules are not in this app."),
  record: null,
  cautions: [],
};

function doubtAbout({ possible }: KnownWaters, verdict: Judgement["verdict"]): string {
  const [here, there] = possible;
  const doubt =
    there === undefined
      ? "It is not clear which of two areas this water belongs to."
      : `This is too close to the line between ${watersInWords(here.jurisdiction)} and ${watersInWords(there.jurisdiction)} to tell.`;
  return verdict === "release" ? `${doubt} The stricter rule counts.` : doubt;
}
