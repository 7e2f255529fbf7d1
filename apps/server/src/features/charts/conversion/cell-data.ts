/** Extracts the data of a cell that answers questions about a place. */
import type {
  Aid,
  AidKind,
  AreaKind,
  BottomMark,
  CellName,
  ChartArea,
  ChartCell,
  ChartPoint,
  Contour,
  Danger,
  DangerKind,
  Standing,
  SurveyArea,
} from "@striper/marine/charts";
import { encodePath, stepsPerDegree } from "@striper/marine/charts";
import {
  beaconShapes,
  buoyShapes,
  colors,
  lightText,
  materials,
  numberOf,
  textOf,
  waterEffectOf,
  wordOf,
  wordsOf,
  zoneOf,
} from "./attributes.ts";
import type { GdalFeature } from "./gdal.ts";
import { markOf, partsOf, regionOf } from "./shapes.ts";

export type Classes = ReadonlyMap<string, readonly GdalFeature[]>;

const areaKinds: Readonly<Record<string, AreaKind>> = {
  DEPARE: "depth-area",
  DRGARE: "dredged",
  UNSARE: "unsurveyed",
  LNDARE: "land",
  PONTON: "floating",
  HULKES: "floating",
};
const dangerKinds: Readonly<Record<string, DangerKind>> = {
  UWTROC: "rock",
  WRECKS: "wreck",
  OBSTRN: "obstruction",
};
const aidClasses = /^(?:BOY|BCN)[A-Z]{3}$|^LIGHTS$/;

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

const areasOf = (features: readonly GdalFeature[], kind: AreaKind): ChartArea[] =>
  features.flatMap((feature) =>
    partsOf(feature)
      .filter(({ shape }) => shape === "area")
      .flatMap((part) => present(regionOf(part)))
      .map((region) =>
        Object.assign(
          {
            kind,
            from: numberOf(feature.properties, "DRVAL1"),
            to: numberOf(feature.properties, "DRVAL2"),
          },
          region,
        ),
      ),
  );

const marksOf = (feature: GdalFeature) => partsOf(feature).flatMap((part) => present(markOf(part)));

/** Leaves out areas, which are listed separately. */
const standingOf = (features: readonly GdalFeature[], kind: Standing["kind"]): Standing[] =>
  features
    .flatMap(marksOf)
    .filter(({ shape }) => shape !== "area")
    .map((mark) => Object.assign({ kind }, mark));

/**
 * CATSLC 1, 2 and 4 are breakwaters, groynes and piers, which stand in the water; others are its
 * edge.
 */
const isDryPier = ({ properties }: GdalFeature): boolean =>
  [1, 2, 4].includes(numberOf(properties, "CATSLC") ?? 0) &&
  waterEffectOf(properties) === "always-dry";

const contoursOf = (features: readonly GdalFeature[]): Contour[] =>
  features.flatMap((feature) =>
    marksOf(feature).flatMap((mark) => {
      const depth = numberOf(feature.properties, "VALDCO");
      return depth === null || mark.shape !== "line" ? [] : [{ depth, ...mark }];
    }),
  );

const dangersOf = (features: readonly GdalFeature[], kind: DangerKind): Danger[] =>
  features.flatMap((feature) =>
    marksOf(feature).map((mark) =>
      Object.assign(
        {
          kind,
          depth: numberOf(feature.properties, "VALSOU"),
          water: waterEffectOf(feature.properties),
          note: textOf(feature.properties, "INFORM") ?? textOf(feature.properties, "OBJNAM"),
        },
        mark,
      ),
    ),
  );

const bottomOf = (features: readonly GdalFeature[]): BottomMark[] =>
  features.flatMap((feature) => {
    const found = wordsOf(feature.properties, "NATSUR", materials);
    return found.length === 0
      ? []
      : marksOf(feature).map((mark) => Object.assign({ materials: found }, mark));
  });

const surveyOf = (features: readonly GdalFeature[]): SurveyArea[] =>
  features.flatMap((feature) =>
    partsOf(feature)
      .filter(({ shape }) => shape === "area")
      .flatMap((part) => present(regionOf(part)))
      .map((region) => Object.assign({ zone: zoneOf(feature.properties) }, region)),
  );

function kindOfAid(className: string): AidKind {
  if (className === "LIGHTS") return "light";
  return className.startsWith("BOY") ? "buoy" : "beacon";
}

/** Lists aids; a buoy or beacon takes over the light at the same point. */
function aidsOf(classes: Classes): Aid[] {
  const all = [...classes].filter(([name]) => aidClasses.test(name));
  const aids = all.flatMap(([name, features]) =>
    features.flatMap((feature) =>
      marksOf(feature).map((mark): Aid =>
        Object.assign(
          {
            kind: kindOfAid(name),
            name: textOf(feature.properties, "OBJNAM"),
            shapeOfAid:
              wordOf(feature.properties, "BOYSHP", buoyShapes) ??
              wordOf(feature.properties, "BCNSHP", beaconShapes),
            colors: wordsOf(feature.properties, "COLOUR", colors),
            light: lightText(feature.properties),
          },
          mark,
        ),
      ),
    ),
  );
  const lights = new Map(
    aids.filter(({ kind }) => kind === "light").map((light) => [light.paths[0], light]),
  );
  const carriers = aids.filter(({ kind }) => kind !== "light");
  const carried = new Set(carriers.map(({ paths }) => paths[0]));
  return [
    ...carriers.map((aid) =>
      Object.assign(aid, { light: lights.get(aid.paths[0])?.light ?? null }),
    ),
    ...aids.filter(({ kind, paths }) => kind === "light" && !carried.has(paths[0])),
  ];
}

function soundingsOf(features: readonly GdalFeature[]): ChartCell["soundings"] {
  const found = features.flatMap((feature) => {
    const depth = numberOf(feature.properties, "DEPTH");
    return depth === null
      ? []
      : partsOf(feature).map(({ paths }) => ({ depth, at: paths[0]?.[0] ?? [] }));
  });
  const points = found.map(({ at: [longitude = 0, latitude = 0] }): ChartPoint => [
    Math.round(longitude * stepsPerDegree),
    Math.round(latitude * stepsPerDegree),
  ]);
  return { path: encodePath(points), depths: found.map(({ depth }) => depth) };
}

export function cellData(
  cell: CellName,
  coverage: readonly GdalFeature[],
  classes: Classes,
): ChartCell {
  const of = (name: string): readonly GdalFeature[] => classes.get(name) ?? [];
  return {
    cell,
    coverage: coverage
      .flatMap(partsOf)
      .filter(({ shape }) => shape === "area")
      .flatMap((part) => present(regionOf(part))),
    areas: Object.entries(areaKinds).flatMap(([name, kind]) => areasOf(of(name), kind)),
    standing: [
      ...standingOf([...of("LNDARE"), ...of("SLCONS").filter(isDryPier)], "land"),
      ...standingOf([...of("PONTON"), ...of("HULKES")], "floating"),
    ],
    contours: contoursOf(of("DEPCNT")),
    soundings: soundingsOf(of("SOUNDG")),
    survey: surveyOf(of("M_QUAL")),
    dangers: Object.entries(dangerKinds).flatMap(([name, kind]) => dangersOf(of(name), kind)),
    bottom: bottomOf(of("SBDARE")),
    aids: aidsOf(classes),
  };
}
