import { metresPerNauticalMile } from "@striper/marine/units";
import * as z from "zod";
import { readData } from "../read-data.ts";
import { destination, interpolate, type Point } from "./geometry.ts";

const sentence = z.string().trim().min(1);
const degrees = z.tuple([z.number().min(-72).max(-69), z.number().min(41).max(44)]);
const fraction = (text: string | undefined) => Number(text) / 60;

/** "42 34 45 N 70 39 43 W", as decrees print it. */
const printed = z
  .string()
  .regex(/^\d\d \d\d? \d\d? N \d\d \d\d? \d\d? W$/)
  .transform((text): Point => {
    const [d, m, s, , dw, mw, sw] = text.split(" ");
    return [
      -(Number(dw) + fraction(mw) + fraction(sw) / 60),
      Number(d) + fraction(m) + fraction(s) / 60,
    ];
  });

/** Longitude and latitude, or the words of a decree. */
const point = z.union([degrees, printed]);
const path = z.array(point).min(2);
const ring = z.array(point).min(3);
const bearing = z.number().min(0).lt(360);

const border = z.strictObject({
  source: sentence,
  /** The agreed part, land to sea or west to east. */
  path,
  /** From its last point on two readings diverge. */
  atSea: z.strictObject({
    source: sentence,
    bearings: z.tuple([bearing, bearing]),
    stretches: z.int().positive(),
  }),
});

const file = z.strictObject({
  closingLines: z.array(
    z.strictObject({ name: sentence, source: sentence, path: z.tuple([point, point]) }),
  ),
  inlandWaters: z.array(z.strictObject({ name: sentence, source: sentence, ring })),
  borders: z.strictObject({ massachusettsNewHampshire: border, newHampshireMaine: border }),
  coverage: z.strictObject({ source: sentence, ring }),
});

export const rockFile = z
  .array(
    z.strictObject({
      name: sentence,
      coordinates: degrees,
      onMap: z.boolean(),
      /** Low-tide elevations within the territorial sea count as coast. */
      isCoast: z.boolean(),
      source: sentence,
    }),
  )
  .refine(
    (rocks) => new Set(rocks.map(({ name }) => name)).size === rocks.length,
    "a name stands twice",
  );

export interface BorderStretch {
  readonly path: readonly Point[];
  /** Nautical miles. */
  readonly uncertainty: number;
}

export interface LegalLines {
  /** Straight baselines: the coastline from which the three miles are measured there. */
  readonly closingLines: readonly (readonly [Point, Point])[];
  readonly inlandWaters: readonly (readonly Point[])[];
  readonly rocks: readonly Point[];
  /** West to east. */
  readonly massachusettsNewHampshire: readonly BorderStretch[];
  /** Land to sea. */
  readonly newHampshireMaine: readonly BorderStretch[];
  /** Where answers are given. */
  readonly coverage: readonly Point[];
}

/** Census vertices are rounded to 10 m and simplified to about 60 m; the river's middle is a matter of survey. */
const agreedBorder = 0.05;

/**
 * Beyond the last agreed point two readings diverge. The drawn line halves the angle between them;
 * each stretch of it is as uncertain as the wedge is wide, so the whole wedge is too close to call.
 */
function wedge(
  from: Point,
  [first, second]: readonly [number, number],
  stretches: number,
): readonly BorderStretch[] {
  const middle = (first + second) / 2;
  const half = (Math.abs(second - first) / 2) * (Math.PI / 180);
  const end = destination(from, middle, 8 * metresPerNauticalMile);
  return Array.from({ length: stretches }, (_, index) => ({
    path: [
      interpolate(from, end, index / stretches),
      interpolate(from, end, (index + 1) / stretches),
    ],
    uncertainty: agreedBorder + ((8 * (index + 1)) / stretches) * Math.tan(half),
  }));
}

const stretchesOf = ({ path: agreed, atSea }: z.output<typeof border>): BorderStretch[] => [
  { path: agreed, uncertainty: agreedBorder },
  ...agreed.slice(-1).flatMap((last) => wedge(last, atSea.bearings, atSea.stretches)),
];

/** The decrees, borders and rocks of data/coastline. */
export function readLegalLines(data: string): LegalLines {
  const { closingLines, inlandWaters, borders, coverage } = readData(
    data,
    "coastline/legal-lines.json",
    file,
  );
  const rocks = readData(data, "coastline/rocks.json", rockFile);
  return {
    closingLines: closingLines.map((line) => line.path),
    inlandWaters: inlandWaters.map((water) => water.ring),
    rocks: rocks.flatMap(({ isCoast, coordinates }) => (isCoast ? [coordinates] : [])),
    massachusettsNewHampshire: stretchesOf(borders.massachusettsNewHampshire),
    newHampshireMaine: stretchesOf(borders.newHampshireMaine),
    coverage: coverage.ring,
  };
}
