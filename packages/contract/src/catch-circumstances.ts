import * as z from "zod/mini";
import {
  between,
  orNull,
  recordOf,
  ruleId,
  singleLine,
  integerBetween,
} from "#contract/schemas.ts";

const origin = z.enum(["measured", "computed", "filled_in_later", "typed"]);

function condition<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.strictObject({ value, origin, source: orNull(singleLine(120)) }));
}

export const conditions = z.strictObject({
  tide_height_feet: condition(between(-20, 60)),
  tide_stage: condition(z.enum(["rising", "falling", "high_slack", "low_slack"])),
  /** Along the flood; negative on the ebb. */
  current_knots: condition(between(-20, 20)),
  sun_altitude_degrees: condition(between(-90, 90)),
  moon_phase: condition(singleLine(30)),
  moon_illumination: condition(between(0, 1)),
  wind_speed_kt: condition(between(0, 200)),
  wind_direction_degrees: condition(between(0, 360)),
  air_temperature_c: condition(between(-60, 60)),
  water_temperature_c: condition(between(-5, 45)),
  pressure_hpa: condition(between(850, 1100)),
  cloud_cover_percent: condition(between(0, 100)),
});

export const scoreAtCatch = z.strictObject({
  score: between(0, 100),
  model_version: singleLine(40),
  inputs: recordOf(singleLine(40), z.nullable(between(-1e6, 1e6)), 40),
});

export const verdictAtCatch = z.strictObject({
  verdict: z.enum(["keep", "release", "unknown"]),
  rule_id: orNull(ruleId),
  regulations_version: integerBetween(1, 1_000_000),
  /** True when the angler was warned and kept the fish anyway. */
  kept_against: z.boolean(),
});
