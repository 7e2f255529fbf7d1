import type { PermitRule } from "@striper/angling/licenses";
import type { RegulationEntry, TableChange } from "@striper/angling/regulations";
import { speciesIds } from "@striper/angling/species";
import * as z from "zod/mini";
import { calendarDate, fishingMode, instant, jurisdiction } from "#contract/schemas.ts";

/* What the rule engine prints, as it goes over the wire. The compiler checks it against the engine's types. */

const words = z.nullable(z.string());
const confidence = z.enum(["high", "medium-high", "medium", "low"]);

/** A rule as a card shows it. A null text: not known, and the card says so. */
export const regulationEntry = z.object({
  id: z.string(),
  species_id: z.enum(speciesIds),
  common_name: z.string(),
  scientific_name: z.string(),
  jurisdiction,
  jurisdiction_name: z.string(),
  area: words,
  area_description: words,
  minimum_size: words,
  maximum_size: words,
  size_limit: words,
  bag_limit: words,
  season: words,
  status: z.enum(["open", "closed", "unknown"]),
  next_change: words,
  today: z.array(
    z.object({
      mode: fishingMode,
      size_limit: z.string(),
      bag_limit: z.string(),
      next_bag: z.nullable(z.object({ on: calendarDate, bag_limit: z.string() })),
    }),
  ),
  prohibited: z.boolean(),
  targeting_unlawful: z.boolean(),
  varies_within: words,
  how_to_measure: words,
  always_release: words,
  gear: words,
  possession: words,
  notes: words,
  source_title: z.string(),
  source_url: z.string(),
  citation: z.string(),
  rule_year: z.int(),
  /** Null: no official text was seen. */
  verified_on: z.nullable(calendarDate),
  verification_stale: z.boolean(),
  confidence,
}) satisfies z.ZodMiniType<RegulationEntry>;

/** One species behind a heading: the rule shown first, and its other waters. */
export const regulationCard = z.extend(regulationEntry, {
  title: z.string(),
  others: z.array(regulationEntry),
});

const permit = z.object({
  title: z.string(),
  who: z.string(),
  /** From which age it is needed, and from which it costs nothing; null where age plays no part. */
  ages: z.nullable(z.object({ from: z.int(), freeFrom: z.nullable(z.int()) })),
  notNeeded: words,
  fee: words,
  expires: z.string(),
  reciprocity: words,
  storedCopy: words,
  source: z.object({ title: z.string(), url: z.string() }),
}) satisfies z.ZodMiniType<PermitRule>;

/** The general rules of a state: its permit, and every species it regulates. */
export const generalCard = z.object({
  title: z.string(),
  size_limit: z.string(),
  bag_limit: z.string(),
  season: z.string(),
  permit: z.nullable(permit),
  source_url: words,
  rules: z.array(regulationEntry),
});

/** What a publication changed, in words. */
export const tableChange = z.object({
  id: z.string(),
  kind: z.enum(["added", "removed", "changed"]),
  part: words,
  words: z.string(),
}) satisfies z.ZodMiniType<TableChange>;

export const regulationVersion = z.object({
  version: z.int(),
  published_at: instant,
  note: z.string(),
  changes: z.array(tableChange),
});
