import type { AreaNotice, RegulationRecord, RegulationsTable } from "@striper/angling/regulations";
import { speciesIds } from "@striper/angling/species/species";
import * as z from "zod/mini";
import { ruleTableLimits } from "#contract/limits.ts";
import {
  between,
  enteredDate,
  fishingMode,
  jurisdiction,
  latitude,
  longitude,
  multiLine,
  ruleId,
  singleLine,
  integerBetween,
} from "#contract/schemas.ts";

/* The rule table travels in the rule engine's own form, so that no second form of a rule exists. The compiler
   checks these schemas against the engine's types. */

const words = singleLine(300);
const sentences = multiLine(2000);
const inches = between(0.1, 200);
const fish = integerBetween(0, 10_000);
const modes = z.array(fishingMode).check(z.minLength(1), z.maxLength(3));
const confidence = z.enum(["high", "medium-high", "medium", "low"]);
const zone = z.enum(["gulf-of-maine", "outer-cape", "southern-new-england"]);

const monthDay = z
  .string()
  .check(z.maxLength(5), z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const dayRange = z.strictObject({ from: monthDay, to: monthDay });

const box = z.strictObject({
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
});

const source = z.strictObject({
  title: words,
  url: z.string().check(z.maxLength(400), z.regex(/^https?:\/\/[!#-;=?-[\]-~]+$/)),
});

const sizeLimit = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("length"),
    measure: z.enum(["length", "total length", "fork length", "curved fork length", "carapace"]),
    minimum: inches,
    maximum: z.exactOptional(z.strictObject({ inches, bound: z.enum(["below", "up-to"]) })),
    onlyOneOver: z.exactOptional(inches),
  }),
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("not-applicable") }),
  z.strictObject({ kind: z.literal("state-of-landing") }),
  z.strictObject({ kind: z.literal("unknown") }),
]);

const bagLimit = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("fish"),
    fish,
    per: z.enum(["angler-day", "vessel-day", "vessel-trip", "angler-trip"]),
    extra: z.exactOptional(z.strictObject({ fish, kinds: sentences })),
    unsettled: z.exactOptional(z.strictObject({ from: fish, why: sentences })),
    detail: z.exactOptional(sentences),
  }),
  z.strictObject({ kind: z.literal("no-limit") }),
  z.strictObject({
    kind: z.literal("prohibited"),
    exception: z.exactOptional(sentences),
    exceptIn: z.exactOptional(box),
  }),
  z.strictObject({ kind: z.literal("state-of-landing") }),
  z.strictObject({ kind: z.literal("unknown"), words: z.exactOptional(sentences) }),
]);

const season = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("all-year"),
    condition: z.exactOptional(sentences),
    closedPlaces: z.exactOptional(z.strictObject({ where: sentences, dates: dayRange })),
  }),
  z.strictObject({
    kind: z.literal("dated"),
    open: z.array(dayRange).check(z.minLength(1), z.maxLength(12)),
    unsettled: z.exactOptional(z.strictObject({ dates: dayRange, why: sentences })),
  }),
  z.strictObject({ kind: z.literal("closed"), remark: z.exactOptional(sentences) }),
  z.strictObject({ kind: z.literal("gear-out"), gear: words, dates: dayRange }),
  z.strictObject({ kind: z.literal("set-in-season"), words: sentences }),
  z.strictObject({ kind: z.literal("state-of-landing") }),
  z.strictObject({ kind: z.literal("unknown") }),
]);

const area = z.strictObject({
  name: words,
  description: sentences,
  covers: z.array(zone).check(z.maxLength(3)),
  mayCover: z.array(zone).check(z.maxLength(3)),
});

const vesselCap = z.strictObject({
  modes: z.array(z.enum(["private", "for-hire"])).check(z.minLength(1), z.maxLength(2)),
  fish,
  fromAnglers: z.exactOptional(integerBetween(1, 1000)),
});

export const regulationRecord = z.strictObject({
  id: ruleId,
  species: z.enum(speciesIds),
  jurisdiction,
  area: z.nullable(area),
  sizes: z
    .array(z.strictObject({ modes: z.exactOptional(modes), limit: sizeLimit }))
    .check(z.maxLength(12)),
  bags: z
    .array(
      z.strictObject({
        modes: z.exactOptional(modes),
        dates: z.exactOptional(dayRange),
        limit: bagLimit,
      }),
    )
    .check(z.maxLength(24)),
  season,
  vesselCaps: z.exactOptional(z.array(vesselCap).check(z.maxLength(6))),
  defersTo: z.exactOptional(z.literal("FED")),
  targetingUnlawful: z.exactOptional(z.literal(true)),
  variesWithin: z.exactOptional(sentences),
  howToMeasure: z.exactOptional(sentences),
  alwaysRelease: z.exactOptional(sentences),
  possession: z.nullable(sentences),
  gear: z.nullable(sentences),
  notes: z.nullable(sentences),
  source,
  citation: sentences,
  ruleYear: integerBetween(2000, 2100),
  verifiedOn: z.nullable(enteredDate),
  confidence,
}) satisfies z.ZodMiniType<RegulationRecord>;

export const areaNotice = z.strictObject({
  id: ruleId,
  title: words,
  text: sentences,
  kind: z.enum(["closure", "caution", "information"]),
  jurisdictions: z.array(jurisdiction).check(z.minLength(1), z.maxLength(3)),
  box: z.exactOptional(box),
  modes: z.exactOptional(modes),
  species: z.exactOptional(z.array(z.enum(speciesIds)).check(z.maxLength(40))),
  dates: z.exactOptional(dayRange),
  source,
  citation: sentences,
  verifiedOn: z.nullable(enteredDate),
  confidence,
}) satisfies z.ZodMiniType<AreaNotice>;

export const regulationsTable = z.strictObject({
  version: integerBetween(1, 1_000_000),
  publishedOn: enteredDate,
  records: z.array(regulationRecord).check(z.maxLength(ruleTableLimits.records)),
  notices: z.array(areaNotice).check(z.maxLength(ruleTableLimits.notices)),
}) satisfies z.ZodMiniType<RegulationsTable>;
