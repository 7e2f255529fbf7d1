import { vesselKinds, type Vessel } from "@striper/contract/vessels";

export type VesselKind = Vessel["kind"];

interface KindStyle {
  /** Plural label in the filter. */
  readonly label: string;
  /** Singular name on a vessel's card. */
  readonly one: string;
  readonly color: string;
}

export const kindStyles: Readonly<Record<VesselKind, KindStyle>> = {
  ferry: { label: "Ferries", one: "Ferry", color: "vessel-ferry" },
  tug_or_pilot: { label: "Tugs and pilots", one: "Tug or pilot", color: "vessel-tug-or-pilot" },
  fishing: { label: "Fishing", one: "Fishing vessel", color: "vessel-fishing" },
  cargo_or_tanker: {
    label: "Cargo and tanker",
    one: "Cargo or tanker",
    color: "vessel-cargo-or-tanker",
  },
  pleasure: { label: "Pleasure", one: "Pleasure craft", color: "vessel-pleasure" },
  other: { label: "Other", one: "Other vessel", color: "vessel-other" },
};

export const hiddenKindsKey = "vessel_kinds";

/**
 * Parses the hidden kinds, such as "fishing,pleasure". Unknown words are from another version and
 * ignored.
 */
export function parseHiddenKinds(stored: string | null): ReadonlySet<VesselKind> {
  const names = (stored ?? "").split(",");
  return new Set(vesselKinds.filter((kind) => names.includes(kind)));
}

export function countKinds(vessels: Iterable<Vessel>): Readonly<Record<VesselKind, number>> {
  const counts = {
    ferry: 0,
    tug_or_pilot: 0,
    fishing: 0,
    cargo_or_tanker: 0,
    pleasure: 0,
    other: 0,
  };
  for (const { kind } of vessels) counts[kind] += 1;
  return counts;
}
