import { compassPoint, degrees } from "@striper/marine/units";
import type { Craft, Going, GoingSlot } from "./going.ts";

export const craftLabels: Readonly<Record<Craft, string>> = {
  boat: "Boat",
  paddled: "Kayak or board",
  wading: "Wading",
  jetty: "On a jetty",
  ledge: "On the rocks",
  surf: "Beach",
  pier: "Pier or wall",
};

const skyLabels = { fog: "Fog", dark: "Dark", thunder: "Thunder", ice: "Ice" } as const;
const lackLabels = { belt: "No belt", jacket: "No life jacket", waders: "No waders" } as const;
export const companyLabels = {
  alone: "Alone",
  kids: "With a child",
  together: "Not alone",
} as const;

function windLabel({ wind, gust, windFrom }: Going): string | null {
  const side = windFrom === null ? "" : ` ${compassPoint(degrees(windFrom))}`;
  const steady = wind === null ? "" : ` ${wind} kt`;
  const gusts =
    gust === null ? "" : `${wind === null ? "" : ","} gusts ${gust}${wind === null ? " kt" : ""}`;
  const words = `${side}${steady}${gusts}`;
  return words === "" ? null : `Wind${words}`;
}

function seaLabel({ sea, isRough }: Going): string | null {
  if (sea === null) return isRough ? "Rough sea" : null;
  return sea === 0 ? "Flat sea" : `Sea ${sea} ft`;
}

const labels: Readonly<Record<GoingSlot, (going: Going) => string | null>> = {
  wind: windLabel,
  sea: seaLabel,
  sky: ({ sky }) => (sky.length === 0 ? null : sky.map((one) => skyLabels[one]).join(", ")),
  craft: ({ craft, boatLength }) => {
    if (craft === "boat" && boatLength !== null) return `Boat, ${boatLength} ft`;
    return craft === null ? null : craftLabels[craft];
  },
  company: ({ company }) => (company === null ? null : companyLabels[company]),
  lacks: ({ lacks }) =>
    lacks.length === 0 ? null : lacks.map((one) => lackLabels[one]).join(", "),
};

/** What a chip shows of it; null where nothing was told. */
export const labelOf = (going: Going, name: GoingSlot): string | null => labels[name](going);
