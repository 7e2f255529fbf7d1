import type { PermitRule } from "@striper/angling/licenses";
import type { RegulationEntry, TableChange } from "@striper/angling/regulations";
import { speciesIds } from "@striper/angling/species";
import * as z from "zod/mini";
import { calendarDate, fishingMode, instant, jurisdiction } from "#contract/schemas.ts";

/* The rule engine's output on the wire. The compiler checks these schemas against the engine's types. */

const words = z.nullable(z.string());
const confidence = z.enum(["high", "medium-high", "medium", "low"]);

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
  /** Null when no official text was seen. */
  verified_on: z.nullable(calendarDate),
  verification_stale: z.boolean(),
  confidence,
}) satisfies z.ZodMiniType<RegulationEntry>;

export const regulationCard = z.extend(regulationEntry, {
  title: z.string(),
  others: z.array(regulationEntry),
});

const permit = z.object({
  title: z.string(),
  who: z.string(),
  /** Ages from which it is needed and from which it is free; null when age does not matter. */
  ages: z.nullable(z.object({ from: z.int(), freeFrom: z.nullable(z.int()) })),
  notNeeded: words,
  fee: words,
  expires: z.string(),
  reciprocity: words,
  storedCopy: words,
  source: z.object({ title: z.string(), url: z.string() }),
}) satisfies z.ZodMiniType<PermitRule>;

export const generalCard = z.object({
  title: z.string(),
  size_limit: z.string(),
  bag_limit: z.string(),
  season: z.string(),
  permit: z.nullable(permit),
  source_url: words,
  rules: z.array(regulationEntry),
});

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
