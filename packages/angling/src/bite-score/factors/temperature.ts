import { along, type Curve } from "#angling/bite-score/factors/curve.ts";
import { dayOfYear } from "#angling/bite-score/factors/presence.ts";
import { fahrenheit, type Fahrenheit } from "@striper/marine/units";

/** The temperatures in °F at which the curve is highest. */
export const bestFeeding = { from: 56, to: 66 } as const;

// °F. Tagged fish in Salem Sound stayed within 57.6–70.5 °F (Nelson et al. 2010, doi
// 10.1111/j.1365-2419.2010.00551.x); upper limit 77–81 °F (Merriman); little feeding in the 40s,
// and "only in spurts" just under 50 °F (On The Water, 3 May 2012).
const temperatureCurve: Curve = [
  [33, 0.02],
  [38, 0.05],
  [42, 0.1],
  [45, 0.2],
  [48, 0.45],
  [50, 0.65],
  [53, 0.85],
  [bestFeeding.from, 1],
  [bestFeeding.to, 1],
  [68, 0.93],
  [70, 0.85],
  [73, 0.65],
  [77, 0.35],
  [81, 0.1],
];

export function temperatureShare(temperature: Fahrenheit): number {
  return along(temperatureCurve, temperature);
}

/**
 * °F by which shallow estuaries exceed the sea in May. The Merrimack was 6 °F warmer on May 9,
 * 2018; the figure is lower because that is one day's reading. It fades in and out to avoid jumps.
 */
const estuaryLead: Curve = [
  [dayOfYear("0000-04-20"), 0],
  [dayOfYear("0000-05-01"), 4],
  [dayOfYear("0000-05-31"), 4],
  [dayOfYear("0000-06-10"), 0],
];

export function estuaryTemperature(sea: Fahrenheit, date: string): Fahrenheit {
  return fahrenheit(sea + along(estuaryLead, dayOfYear(date)));
}
