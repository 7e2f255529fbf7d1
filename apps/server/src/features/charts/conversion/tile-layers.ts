import {
  beaconShapes,
  bridgeKinds,
  buoyShapes,
  coastKinds,
  colors,
  constructionKinds,
  fogSignals,
  lightText,
  materialLetters,
  materials,
  numberOf,
  restrictions,
  textOf,
  type Attributes,
  waterEffectOf,
  weeds,
  wordOf,
  wordsOf,
  zoneOf,
} from "./attributes.ts";

export const leastZoom = 8;
/** The map enlarges these tiles beyond; their resolution is 0.4 m. */
export const greatestZoom = 14;

export const tileLayers = {
  coverage: 8,
  depths: 8,
  land: 8,
  survey: 10,
  names: 10,
  contours: 11,
  shoreline: 11,
  aids: 11,
  fairways: 11,
  restricted: 11,
  bridges: 11,
  dangers: 12,
  kelp: 12,
  notices: 12,
  soundings: 12,
  bottom: 13,
} as const;

export type TileLayer = keyof typeof tileLayers;

export interface Drawing {
  readonly layer: TileLayer;
  readonly properties: Readonly<Record<string, string | number | null>>;
}

type Draw = (attributes: Attributes) => Drawing;

const listed = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.join(",");

const depths =
  (kind: string): Draw =>
  (of) => ({
    layer: "depths",
    properties: { kind, from: numberOf(of, "DRVAL1"), to: numberOf(of, "DRVAL2") },
  });

const land =
  (kind: string): Draw =>
  () => ({ layer: "land", properties: { kind } });

const danger =
  (kind: string): Draw =>
  (of) => ({
    layer: "dangers",
    properties: {
      kind,
      depth: numberOf(of, "VALSOU"),
      water: waterEffectOf(of),
      note: textOf(of, "INFORM") ?? textOf(of, "OBJNAM"),
    },
  });

const aid =
  (kind: string): Draw =>
  (of) => ({
    layer: "aids",
    properties: {
      kind,
      name: textOf(of, "OBJNAM"),
      shape: wordOf(of, "BOYSHP", buoyShapes) ?? wordOf(of, "BCNSHP", beaconShapes),
      colors: listed(wordsOf(of, "COLOUR", colors)),
      light: lightText(of),
      fog: wordOf(of, "CATFOG", fogSignals),
    },
  });

const named =
  (kind: string): Draw =>
  (of) => ({ layer: "names", properties: { kind, name: textOf(of, "OBJNAM") } });

const area =
  (layer: "restricted" | "notices" | "fairways"): Draw =>
  (of) => ({
    layer,
    properties: {
      name: textOf(of, "OBJNAM"),
      rule: listed(wordsOf(of, "RESTRN", restrictions)),
      note: textOf(of, "INFORM"),
    },
  });

const shoreline =
  (kind: "coast" | "construction"): Draw =>
  (of) => ({
    layer: "shoreline",
    properties: {
      kind,
      form: wordOf(of, "CATCOA", coastKinds) ?? wordOf(of, "CATSLC", constructionKinds),
      water: waterEffectOf(of),
      isRuin: numberOf(of, "CONDTN") === 2 ? 1 : null,
    },
  });

export const drawingOf: Readonly<Record<string, Draw>> = {
  DEPARE: depths("depth-area"),
  DRGARE: depths("dredged"),
  UNSARE: depths("unsurveyed"),
  LNDARE: land("land"),
  PONTON: land("floating"),
  HULKES: land("floating"),
  DEPCNT: (of) => ({ layer: "contours", properties: { depth: numberOf(of, "VALDCO") } }),
  SOUNDG: (of) => ({ layer: "soundings", properties: { depth: numberOf(of, "DEPTH") } }),
  COALNE: shoreline("coast"),
  SLCONS: shoreline("construction"),
  UWTROC: danger("rock"),
  WRECKS: danger("wreck"),
  OBSTRN: danger("obstruction"),
  SBDARE: (of) => {
    const found = wordsOf(of, "NATSUR", materials);
    const letters = found.map((word) => materialLetters[word]).join(".");
    return { layer: "bottom", properties: { letters, materials: listed(found) } };
  },
  WEDKLP: (of) => ({ layer: "kelp", properties: { kind: wordOf(of, "CATWED", weeds) } }),
  BOYLAT: aid("buoy"),
  BOYSPP: aid("buoy"),
  BOYCAR: aid("buoy"),
  BOYISD: aid("buoy"),
  BOYSAW: aid("buoy"),
  BCNLAT: aid("beacon"),
  BCNSPP: aid("beacon"),
  BCNCAR: aid("beacon"),
  BCNISD: aid("beacon"),
  BCNSAW: aid("beacon"),
  LIGHTS: aid("light"),
  FOGSIG: aid("fog"),
  FAIRWY: area("fairways"),
  RESARE: area("restricted"),
  CTNARE: area("notices"),
  PRCARE: area("notices"),
  BRIDGE: (of) => ({
    layer: "bridges",
    properties: {
      name: textOf(of, "OBJNAM"),
      kind: wordOf(of, "CATBRG", bridgeKinds),
      // Meters above mean high water; for an opening bridge, while it is closed.
      clearance: numberOf(of, "VERCLR") ?? numberOf(of, "VERCCL"),
    },
  }),
  SEAARE: named("water"),
  LNDRGN: named("land"),
  M_QUAL: (of) => ({ layer: "survey", properties: { zone: zoneOf(of) } }),
};
