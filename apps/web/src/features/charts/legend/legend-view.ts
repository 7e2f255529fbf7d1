import type { DepthStyle, Tint } from "#web/features/charts/drawing/depth-style.ts";
import { tintDepths } from "#web/features/charts/drawing/depth-style.ts";
import type { LineName } from "#web/features/charts/drawing/chart-lines.ts";
import type { Sign, SignShape } from "#web/features/charts/drawing/chart-signs.ts";
import { nominalDepthText } from "@striper/angling/words";
import type { UnitSystem } from "#web/platform/units.ts";
import { legendWording as wording } from "./wording.ts";

export type AreaName =
  | "land"
  | "floating"
  | "unknown"
  | "poorSurvey"
  | "enlarged"
  | "kelp"
  | "noChart";

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
  if (to === undefined) return wording.deeper(nominalDepthText(from ?? 0, units));
  if (from === undefined) return wording.shoaler(nominalDepthText(to, units));
  return wording.between(nominalDepthText(from, units), nominalDepthText(to, units));
}

const plain = { label: null, light: null, depth: null };

const sign = (shape: SignShape, fills: readonly string[], meaning: string): LegendEntry => ({
  sample: { kind: "sign", sign: { ...plain, shape, fills } },
  meaning,
});
const area = (name: AreaName): LegendEntry => ({
  sample: { kind: "area", area: name },
  meaning: wording[name],
});
const line = (name: LineName): LegendEntry => ({
  sample: { kind: "line", line: name },
  meaning: wording[name],
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
  ...(["land", "floating", "poorSurvey", "enlarged", "unknown", "noChart"] as const).map(area),
];

const dangerEntries = [
  ...(["rock-covers", "rock-awash", "rock", "wreck", "obstruction"] as const).map((shape) =>
    sign(shape, ["map-danger"], wording[shape]),
  ),
  line("dangerArea"),
];

const aidEntries = [
  sign("nun", ["chart-red"], wording.redBuoy),
  sign("can", ["chart-green"], wording.greenBuoy),
  sign("pillar", ["chart-red", "chart-white"], wording.otherBuoy),
  sign("ball", ["chart-yellow"], wording.ball),
  sign("triangle", ["chart-red"], wording.redBeacon),
  sign("square", ["chart-green"], wording.greenBeacon),
  sign("pile", ["chart-figure"], wording.otherBeacon),
  {
    sample: { kind: "sign", sign: { ...plain, shape: "nun", fills: ["chart-red"], light: "" } },
    meaning: wording.lighted,
  },
  sign("star", ["chart-yellow"], wording.light),
] satisfies readonly LegendEntry[];

const lineNames = [
  "coast",
  "construction",
  "lowWater",
  "contour",
  "fairway",
  "restricted",
  "bridge",
] as const;

const lineEntries = (units: UnitSystem): LegendEntry[] => [
  ...lineNames.map(line),
  area("kelp"),
  text(units === "us" ? "12" : "3.6", wording.sounding),
  text(units === "us" ? "4" : "1.2", wording.dryingSounding, true),
  text("S.Sh", wording.bottom),
];

export const chartLegend = (units: UnitSystem): readonly LegendGroup[] => [
  { title: wording.depths, entries: depthEntries(units) },
  { title: wording.dangers, entries: dangerEntries },
  { title: wording.aids, entries: aidEntries },
  { title: wording.lines, entries: lineEntries(units) },
];
