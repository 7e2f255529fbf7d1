export const offices = ["BOX", "GYX"] as const;
export type Office = (typeof offices)[number];

interface Zone {
  readonly name: string;
  readonly office: Office;
}

const boston = (name: string): Zone => ({ name, office: "BOX" });

/**
 * Coastal zones of Massachusetts and New Hampshire with the Weather Service's names (read July
 * 2026). ANZ154, issued by Gray, Maine, is the coast of New Hampshire.
 */
const zones: ReadonlyMap<string, Zone> = new Map([
  ["ANZ230", boston("Boston Harbor")],
  ["ANZ231", boston("Cape Cod Bay")],
  ["ANZ232", boston("Nantucket Sound")],
  ["ANZ233", boston("Vineyard Sound")],
  ["ANZ234", boston("Buzzards Bay")],
  ["ANZ235", boston("Rhode Island Sound")],
  ["ANZ236", boston("Narragansett Bay")],
  ["ANZ237", boston("Block Island Sound")],
  [
    "ANZ250",
    boston("Coastal waters east of Ipswich Bay and the Stellwagen Bank National Marine Sanctuary"),
  ],
  ["ANZ251", boston("Massachusetts Bay and Ipswich Bay")],
  ["ANZ254", boston("Coastal waters from Provincetown MA to Chatham MA to Nantucket MA out 20 nm")],
  [
    "ANZ255",
    boston("Coastal waters extending out to 25 nm south of Marthas Vineyard and Nantucket"),
  ],
  [
    "ANZ256",
    boston(
      "Coastal waters from Montauk NY to Marthas Vineyard extending out to 20 nm south of Block Island",
    ),
  ],
  [
    "ANZ154",
    {
      name: "Coastal waters Cape Elizabeth ME to Merrimack River MA out 25 nm",
      office: "GYX",
    },
  ],
]);

export const zoneIds: readonly string[] = [...zones.keys()];

export const zoneOf = (id: string): Zone | undefined => zones.get(id);

/** Zones read one by one when an office's whole text is unavailable. */
export const nearZones = {
  BOX: ["ANZ230", "ANZ231", "ANZ250", "ANZ251", "ANZ254"],
  GYX: ["ANZ154"],
} as const satisfies Record<Office, readonly string[]>;
