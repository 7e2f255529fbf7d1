import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { effectiveRecord } from "#angling/regulations/deferral.ts";
import { probesFor, type Probe } from "#angling/regulations/effects/probes.ts";
import { changedRecords } from "#angling/regulations/effects/changed-records.ts";
import { recordsFor, zonesOf } from "#angling/regulations/place.ts";
import type { HarborDate } from "#angling/regulations/season.ts";
import {
  fishingModes,
  type FishingMode,
  type RegulationRecord,
  type RegulationsTable,
  type Zone,
} from "#angling/regulations/table/table.ts";
import {
  keepOrRelease,
  type KeepAnswer,
  type Verdict,
} from "#angling/regulations/verdict/index.ts";
import {
  dateInWords,
  inchesInWords,
  jurisdictionNames,
  modesInWords,
} from "#angling/regulations/wording/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";

interface Tables {
  readonly before: RegulationsTable;
  readonly after: RegulationsTable;
}

/**
 * Dates the table far ahead, because a "keep" is withheld for years after publication and would
 * hide changes there.
 */
const ageless = (table: RegulationsTable): RegulationsTable => ({
  ...table,
  publishedOn: "9999-12-31",
});

/**
 * Lists the verdicts that change between two tables: one line per kind of change, with the first
 * fish it affects.
 */
export function changedVerdicts(
  before: RegulationsTable,
  after: RegulationsTable,
  today: HarborDate,
): readonly string[] {
  const tables = { before: ageless(before), after: ageless(after) };
  const touched = changedRecords(before, after);
  return [...new Set(touched.map(({ species }) => species))].flatMap((species) => {
    const records = [before, after].flatMap((table) =>
      table.records
        .filter((record) => record.species === species)
        .map((record) => effectiveRecord(table, record)),
    );
    const probes = probesFor(records, today);
    const own = touched.filter((record) => record.species === species);
    return watersOf(own, records).flatMap((water) => linesFor(species, water, probes, tables));
  });
}

/**
 * Federal water is always included, because a state's rule applies to fish landed there. States
 * that defer to a changed federal rule are included too.
 */
function watersOf(
  touched: readonly RegulationRecord[],
  records: readonly RegulationRecord[],
): readonly Jurisdiction[] {
  const own = new Set(touched.map(({ jurisdiction }) => jurisdiction));
  const deferring = own.has("FED") ? records.filter(({ defersTo }) => defersTo === "FED") : [];
  const touchedWaters = new Set([...own, ...deferring.map(({ jurisdiction }) => jurisdiction)]);
  return (["MA", "NH", "FED"] as const).filter(
    (jurisdiction) => jurisdiction === "FED" || touchedWaters.has(jurisdiction),
  );
}

function linesFor(
  species: SpeciesId,
  jurisdiction: Jurisdiction,
  probes: readonly Probe[],
  tables: Tables,
): readonly string[] {
  const zones = zonesOf(jurisdiction);
  const zonesOfLine = new Map<string, Zone[]>();
  for (const alike of zonesAlike(zones, species, tables)) {
    const place = { jurisdiction, area: alike[0] };
    const modesOfChange = new Map<string, FishingMode[]>();
    for (const mode of fishingModes) {
      for (const change of changesFor({ species, place, mode }, probes, tables)) {
        append(modesOfChange, change, [mode]);
      }
    }
    for (const [change, modes] of modesOfChange) append(zonesOfLine, waysOf(modes) + change, alike);
  }
  return [...zonesOfLine].map(([line, where]) => {
    const part = where.length === zones.length ? "" : ` (${where.map(zoneName).join(", ")})`;
    return `${jurisdictionNames[jurisdiction]}${part}${line}`;
  });
}

type Zones = readonly [Zone, ...Zone[]];

function zonesAlike(
  zones: readonly Zone[],
  species: SpeciesId,
  { before, after }: Tables,
): readonly Zones[] {
  const groups = new Map<string, [Zone, ...Zone[]]>();
  for (const zone of zones) {
    const ids = [before, after].flatMap((table) =>
      (["MA", "NH", "FED"] as const).map((jurisdiction) =>
        recordsFor(table, species, { jurisdiction, zones: [zone] }).map((one) => one?.id ?? ""),
      ),
    );
    const group = groups.get(JSON.stringify(ids));
    if (group === undefined) groups.set(JSON.stringify(ids), [zone]);
    else group.push(zone);
  }
  return [...groups.values()];
}

const waysOf = (modes: readonly FishingMode[]): string =>
  modes.length === fishingModes.length ? "" : `,${modesInWords(modes)}`;

function append<Item>(groups: Map<string, Item[]>, key: string, items: readonly Item[]): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [...items]);
  else group.push(...items);
}

type Angler = Pick<Parameters<typeof keepOrRelease>[0], "species" | "place" | "mode"> & {
  readonly species: SpeciesId;
};

function changesFor(
  angler: Angler,
  probes: readonly Probe[],
  { before, after }: Tables,
): readonly string[] {
  const firsts = new Map<string, string>();
  for (const probe of probes) {
    const old = keepOrRelease({ ...angler, ...probe }, before);
    const now = keepOrRelease({ ...angler, ...probe }, after);
    const kind = `${old.verdict} ${now.verdict} ${now.code}`;
    if (old.verdict !== now.verdict && !firsts.has(kind)) {
      firsts.set(kind, changeInWords(angler.species, probe, old, now));
    }
  }
  return [...firsts.values()];
}

const verdictNames: Readonly<Record<Verdict, string>> = {
  keep: "keep",
  release: "release",
  unknown: "no verdict",
};

function changeInWords(species: SpeciesId, probe: Probe, old: KeepAnswer, now: KeepAnswer): string {
  const kept = probe.keptToday === 0 ? "" : ` with ${probe.keptToday} kept`;
  const fish = `${speciesOf(species).commonName} of ${inchesInWords(probe.length)} in${kept}`;
  const change = `${verdictNames[old.verdict]} becomes ${verdictNames[now.verdict]}`;
  return `: ${fish} on ${dateInWords(probe.date)}: ${change}. ${now.reason}`;
}

const zoneNames: Readonly<Record<Zone, string>> = {
  "gulf-of-maine": "Gulf of Maine",
  "outer-cape": "east of the Cape",
  "southern-new-england": "Southern New England",
};

const zoneName = (zone: Zone): string => zoneNames[zone];
