import { constituentNames } from "@striper/marine/stations/station";
import * as z from "zod";

/** NOAA's short id, for example "8443970", "BOS1111" or "COD0911@5" (another depth of COD0911). */
const id = z.string().regex(/^[A-Za-z0-9]+(?:@\d+)?$/);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const degrees = z.number().min(0).lt(360);
const minutes = z.number().min(-720).max(720);
/** NOAA prints three decimals of amplitudes and one of phases. */
const thousandths = z.number().multipleOf(0.001);
const tenths = degrees.multipleOf(0.1);

const shared = {
  id,
  name: z.string().trim().min(1),
  position: z.strictObject({
    latitude: z.number().gt(41).lt(44),
    longitude: z.number().gt(-72).lt(-69),
  }),
  /** Correction of the database with reason and source; the station then stays as it is. */
  corrected: z.exactOptional(z.string().min(10)),
};

/** Amplitude in meters (tide) or knots (current), and Greenwich phase lag in degrees. */
const constituents = z.partialRecord(
  z.enum(constituentNames),
  z.tuple([thousandths.positive(), tenths]),
);

const tide = z.strictObject({
  ...shared,
  kind: z.literal("tide"),
  /** Epoch of MLLW, the zero of heights. */
  epoch: z.strictObject({ start: date, end: date }),
  levels: z.strictObject({
    MHHW: thousandths,
    MHW: thousandths,
    MSL: thousandths,
    MLW: thousandths,
  }),
  constituents,
});

/** Degrees true toward which the water runs. */
const directions = { floodDirection: tenths, ebbDirection: tenths };

const current = z.strictObject({
  ...shared,
  kind: z.literal("current"),
  ...directions,
  /** Knots along the flood direction. */
  meanFlow: thousandths,
  constituents,
});

const tideByReference = z.strictObject({
  ...shared,
  kind: z.literal("tide"),
  reference: id,
  /** Minutes after the reference; height factors ("ratio") or meters to add ("fixed"). */
  offsets: z.strictObject({
    time: z.strictObject({ high: minutes, low: minutes }),
    height: z.strictObject({
      type: z.enum(["ratio", "fixed"]),
      high: thousandths,
      low: thousandths,
    }),
  }),
});

const currentByReference = z.strictObject({
  ...shared,
  kind: z.literal("current"),
  reference: id,
  ...directions,
  /** Minutes after the same event at the reference, and speed factors. */
  offsets: z.strictObject({
    slackBeforeFlood: minutes,
    maxFlood: minutes,
    slackBeforeEbb: minutes,
    maxEbb: minutes,
    floodRatio: thousandths.positive(),
    ebbRatio: thousandths.positive(),
  }),
});

const station = z.union([tide, current, tideByReference, currentByReference]);
export type StationData = z.output<typeof station>;
export type HarmonicData = z.output<typeof tide> | z.output<typeof current>;

export const isHarmonic = (one: StationData): one is HarmonicData => "constituents" in one;

/** Requires unique ids, and a harmonic reference of the same kind for each subordinate station. */
export const stationFile = z
  .strictObject({ database: z.string(), stations: z.array(station) })
  .check(({ value: { stations }, issues }) => {
    const byId = new Map(stations.map((one) => [one.id, one]));
    const fault = (input: StationData, message: string) =>
      void issues.push({ code: "custom", input, path: ["stations"], message });
    for (const one of stations) {
      if (byId.get(one.id) !== one) fault(one, `${one.id} stands twice`);
      if (isHarmonic(one)) continue;
      const reference = byId.get(one.reference);
      if (reference === undefined || !isHarmonic(reference) || reference.kind !== one.kind)
        fault(one, `${one.id} follows ${one.reference}, which cannot be followed`);
    }
  });
export type StationFile = z.output<typeof stationFile>;
