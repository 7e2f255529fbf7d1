import type { DepthStyle, Tint } from "#web/features/charts/drawing/depth-style.ts";
import { tintDepths } from "#web/features/charts/drawing/depth-style.ts";
import type { LineName } from "#web/features/charts/drawing/chart-lines.ts";
import type { Sign, SignShape } from "#web/features/charts/drawing/chart-signs.ts";
import { depthText } from "#web/features/charts/place/depth-text.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import { legendWording as wording } from "./wording.ts";

export type AreaName = "land" | "floating" | "unknown" | "poorSurvey" | "kelp" | "noChart";

/** What of the map is drawn beside its meaning. */
export type Sample =
  | { readonly kind: "depth"; readonly look: DepthStyle }
  | { readonly kind: "area"; readonly area: AreaName }
  | { readonly kind: "line"; readonly line: LineName }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "text"; readonly text: string; readonly isUnderlined: boolean };

export interface LegendEntry {
  readonly sample: Sample;
  readonly meaning: string;
}

export interface LegendGroup {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

const tints: readonly Tint[] = [0, 1, 2, 3, 4];

function tintText(tint: Tint, units: UnitSystem): string {
  const [from, to] = [tintDepths[tint - 1], tintDepths[tint]];
  if (to === undefined) return wording.deeper(depthText(from ?? 0, units));
  if (from === undefined) return wording.shoaler(depthText(to, units));
  return wording.between(depthText(from, units), depthText(to, units));
}

const plain = { label: null, light: null, depth: null };

const danger = (shape: SignShape, meaning: string): LegendEntry => ({
  sample: { kind: "sign", sign: { ...plain, shape, fills: ["map-danger"] } },
  meaning,
});
const aid = (shape: SignShape, fills: readonly string[], meaning: string): LegendEntry => ({
  sample: { kind: "sign", sign: { ...plain, shape, fills } },
  meaning,
});
const area = (name: AreaName, meaning: string): LegendEntry => ({
  sample: { kind: "area", area: name },
  meaning,
});
const line = (name: LineName, meaning: string): LegendEntry => ({
  sample: { kind: "line", line: name },
  meaning,
});
const text = (shown: string, meaning: string, isUnderlined = false): LegendEntry => ({
  sample: { kind: "text", text: shown, isUnderlined },
  meaning,
});

const depthEntries = (units: UnitSystem): LegendEntry[] => [
  ...tints.map((tint): LegendEntry => ({
    sample: { kind: "depth", look: { kind: "water", tint } },
    meaning: tintText(tint, units),
  })),
  { sample: { kind: "depth", look: { kind: "drying", quarters: 2 } }, meaning: wording.drying },
  { sample: { kind: "depth", look: { kind: "dry" } }, meaning: wording.dry },
  area("land", wording.land),
  area("floating", wording.floating),
  area("poorSurvey", wording.poorSurvey),
  area("unknown", wording.unknown),
  area("noChart", wording.noChart),
];

const dangerEntries = [
  danger("rock-covers", wording.rockCovers),
  danger("rock-awash", wording.rockAwash),
  danger("rock", wording.rock),
  danger("wreck", wording.wreck),
  danger("obstruction", wording.obstruction),
  line("dangerArea", wording.dangerArea),
];

const aidEntries = [
  aid("nun", ["chart-red"], wording.redBuoy),
  aid("can", ["chart-green"], wording.greenBuoy),
  aid("pillar", ["chart-red", "chart-white"], wording.otherBuoy),
  aid("ball", ["chart-yellow"], wording.ball),
  aid("triangle", ["chart-red"], wording.redBeacon),
  aid("square", ["chart-green"], wording.greenBeacon),
  aid("pile", ["chart-figure"], wording.otherBeacon),
  {
    sample: { kind: "sign", sign: { ...plain, shape: "nun", fills: ["chart-red"], light: "" } },
    meaning: wording.lighted,
  },
  aid("star", ["chart-yellow"], wording.light),
] satisfies readonly LegendEntry[];

const lineEntries = (units: UnitSystem): LegendEntry[] => [
  line("coast", wording.coast),
  line("construction", wording.construction),
  line("lowWater", wording.lowWater),
  line("contour", wording.contour),
  line("fairway", wording.fairway),
  line("restricted", wording.restricted),
  line("bridge", wording.bridge),
  area("kelp", wording.kelp),
  text(units === "us" ? "12" : "3.6", wording.sounding),
  text(units === "us" ? "4" : "1.2", wording.dryingSounding, true),
  text("S.Sh", wording.bottom),
];

/** Everything that the chart draws, in the order in which a person asks. */
export const chartLegend = (units: UnitSystem): readonly LegendGroup[] => [
  { title: wording.depths, entries: depthEntries(units) },
  { title: wording.dangers, entries: dangerEntries },
  { title: wording.aids, entries: aidEntries },
  { title: wording.lines, entries: lineEntries(units) },
];
