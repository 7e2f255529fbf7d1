import catalogue from "./catalogue/access.json" with { type: "json" };

/** Kind of source: an agency's own text, or a newspaper, club or forum. */
export type Standing = "official" | "second-hand";
export type Coast = "MA" | "NH";

interface Sourced {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly year: number | null;
  readonly standing: Standing;
}

export interface EmergencyCall extends Sourced {
  readonly call: string;
  readonly kind: "radio" | "phone";
  readonly coast: readonly Coast[];
  readonly says: string;
}

export interface Launch extends Sourced {
  readonly kind: "ramp" | "kayak" | "ramp-and-kayak";
  /** The source's words about the water it needs; no source gives a height. */
  readonly tide: "any" | "mud-at-low" | "unknown";
  readonly fee: string | null;
  readonly hours: string | null;
  readonly note: string | null;
  readonly spots: readonly string[];
}

export interface Parking extends Sourced {
  readonly says: string;
  readonly residents: "only" | "in-season" | "open" | null;
  readonly hours: string | null;
  readonly spots: readonly string[];
}

export interface ClosedWater extends Sourced {
  readonly says: string;
  readonly to: "paddled" | "fishing-boats";
  readonly spots: readonly string[];
}

/**
 * Returns the only known Coast Guard number, which covers Massachusetts; New Hampshire has none.
 */
export const coastGuardOf = (coast: Coast): EmergencyCall | undefined =>
  catalogue.emergency.find((one) => one.id === "sector-boston" && one.coast.includes(coast));

export const emergencyCallsOf = (coast: Coast): readonly EmergencyCall[] =>
  catalogue.emergency.filter((one) => one.coast.includes(coast));

export const callText = ({ name, call, kind }: EmergencyCall): string =>
  kind === "radio" ? name : `${name}: ${call}`;

export const launchesFor = (spotId: string): readonly Launch[] =>
  catalogue.launches.filter(({ spots }) => spots.includes(spotId));

export const parkingFor = (spotId: string): readonly Parking[] =>
  catalogue.parking.filter(({ spots }) => spots.includes(spotId));

export const closedTo = (
  to: ClosedWater["to"],
  { spotId, name }: { readonly spotId: string | null; readonly name: string },
): readonly ClosedWater[] =>
  catalogue.closed.filter(
    (one) =>
      one.to === to && (name.startsWith(one.name) || one.spots.some((spot) => spot === spotId)),
  );

const whoParks = {
  only: "Residents only",
  "in-season": "Residents only on some days in season",
  open: "Not for residents only",
} as const;

const notKnown = "not known, look for signs";

export function parkingLines(spotId: string): readonly string[] {
  const known = parkingFor(spotId);
  if (known.length === 0) return [`Who may park there, and when: ${notKnown}.`];
  return known.map((one) => {
    const who = one.residents === null ? `Who may park: ${notKnown}` : whoParks[one.residents];
    const hours = one.hours ?? notKnown;
    return `${one.name}: ${one.says} ${who}. Hours: ${hours}. (${sourceText(one)})`;
  });
}

const needsOfTide = {
  any: "At any tide, its source says.",
  "mud-at-low": "Muddy at low water.",
  unknown: "What tide it needs is not known.",
} as const;

export const launchLines = (spotId: string): readonly string[] =>
  launchesFor(spotId).map((one) => {
    const { name, kind, fee, hours, tide, note } = one;
    const what = kind === "kayak" ? "kayaks only" : "ramp";
    const parts = [
      `Launch, ${name} (${what}): fee ${fee ?? notKnown}${hours === null ? "" : `; ${hours}`}.`,
      needsOfTide[tide],
      note,
      `(${sourceText(one)})`,
    ];
    return parts.filter((part) => part !== null).join(" ");
  });

export const isKayakLaunch = (spotId: string): boolean =>
  launchesFor(spotId).some(({ kind }) => kind !== "ramp");

export function sourceText({ source, year, standing }: Sourced): string {
  const dated = year === null || source.includes(String(year)) ? source : `${source} ${year}`;
  return standing === "official" ? dated : `${dated}; not from an agency`;
}
