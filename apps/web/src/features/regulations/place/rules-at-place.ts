import {
  entryOf,
  noticesFor,
  rulesFor,
  type AreaNotice,
  type FishingMode,
  type Place,
  type RegulationEntry,
  type RegulationsTable,
} from "@striper/angling/regulations";
import { speciesIds, speciesOf, type SpeciesId } from "@striper/angling/species";
import { commonSpecies } from "#web/features/regulations/common-species.ts";
import {
  openStatusOf,
  type OpenStatusView,
} from "#web/features/regulations/pieces/open-status-view.ts";
import { oldestVerification } from "#web/features/regulations/pieces/verified-view.ts";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

export interface RuleRow {
  readonly species: SpeciesId;
  readonly name: string;
  readonly openStatus: OpenStatusView;
  readonly lines: readonly string[];
  readonly verified_on: string | null;
}

export interface RulesAtPlace {
  readonly common: readonly RuleRow[];
  readonly others: readonly RuleRow[];
  readonly notices: readonly AreaNotice[];
  /** Says that fishing for striped bass is, or given the accuracy may be, unlawful here. */
  readonly stripersForbidden: "here" | "perhaps" | null;
}

const strictness = { closed: 0, unclear: 1, open: 2 } as const;

export function rulesAtPlace(
  place: Place,
  date: string,
  mode: FishingMode,
  table: RegulationsTable,
): RulesAtPlace {
  const rowOf = (species: SpeciesId): readonly RuleRow[] => {
    const answer = rulesFor({ species, place, date, mode }, table);
    if (answer.kind !== "rules" || answer.rules.length === 0) return [];
    return [
      rowFrom(
        species,
        answer.rules.map(({ record }) => entryOf(record, date)),
        mode,
      ),
    ];
  };
  return {
    common: commonSpecies.flatMap(rowOf),
    others: speciesIds.filter((id) => !commonSpecies.includes(id)).flatMap(rowOf),
    notices: noticesFor({ place, date, mode }, table),
    stripersForbidden: stripersForbidden(place, date, mode, table),
  };
}

/** Returns what changes from one day to the next, for trips over midnight. */
export function laterRules(
  before: RulesAtPlace,
  after: RulesAtPlace,
): Pick<RulesAtPlace, "notices"> & { readonly rows: readonly RuleRow[] } {
  const rowsOf = ({ common, others }: RulesAtPlace) => [...common, ...others];
  const saysOf = ({ openStatus, lines }: RuleRow) => [openStatus.status, ...lines].join("|");
  const known = new Map(rowsOf(before).map((row) => [row.species, saysOf(row)]));
  const noticed = new Set(before.notices.map(({ id }) => id));
  return {
    rows: rowsOf(after).filter((row) => known.get(row.species) !== saysOf(row)),
    notices: after.notices.filter(({ id }) => !noticed.has(id)),
  };
}

function stripersForbidden(
  place: Place,
  date: string,
  mode: FishingMode,
  table: RegulationsTable,
): RulesAtPlace["stripersForbidden"] {
  const answer = rulesFor({ species: "striped_bass", place, date, mode }, table);
  if (answer.kind !== "rules") return null;
  const forbidding = answer.rules.filter(({ record }) => record.targetingUnlawful === true);
  if (forbidding.length === 0) return null;
  return forbidding.length < answer.rules.length ? "perhaps" : "here";
}

function rowFrom(
  species: SpeciesId,
  entries: readonly RegulationEntry[],
  mode: FishingMode,
): RuleRow {
  const strict = entries
    .map((entry) => ({ entry, openStatus: openStatusOf(entry) }))
    .toSorted((a, b) => strictness[a.openStatus.status] - strictness[b.openStatus.status]);
  const waters = new Set(entries.map(({ jurisdiction }) => jurisdiction));
  return {
    species,
    name: speciesOf(species).commonName,
    openStatus: strict[0]?.openStatus ?? {
      status: "unclear",
      word: wording.openStatus.unclear,
      next: null,
    },
    lines: strict.map(({ entry }) => lineOf(entry, mode, waters.size > 1)),
    verified_on: oldestVerification(entries),
  };
}

/**
 * Returns for example "28 to less than 31 in total length · 1 fish per angler per calendar day".
 */
function lineOf(entry: RegulationEntry, mode: FishingMode, namesWater: boolean): string {
  const water = namesWater ? `${entry.jurisdiction_name}: ` : "";
  if (entry.targeting_unlawful) return `${water}${wording.targetingUnlawful}`;
  if (entry.prohibited) return `${water}${wording.noneKept}`;
  const today = entry.today.find((one) => one.mode === mode);
  const size = entry.size_limit === null ? wording.fallback.size : today?.size_limit;
  const bag = entry.bag_limit === null ? wording.fallback.bag : today?.bag_limit;
  // Identical texts such as "State of landing" appear once.
  return `${water}${[...new Set([size, bag])].filter((part) => part !== undefined).join(" · ")}`;
}
