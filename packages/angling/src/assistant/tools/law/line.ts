import { jurisdictionAt, type CoveredJurisdiction } from "@striper/marine/jurisdiction";
import { compassPoint, roundTo } from "@striper/marine/units";
import { screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import { defineTool, type ToolContext } from "#angling/assistant/tools/tool.ts";
import { isPosition, jurisdictionNames, watersInWords } from "#angling/regulations/index.ts";
import { askedWater, waterSlot } from "./asked-water.ts";

const shared = {
  sources: [{ name: sources.lines, link: null }],
  actions: [{ label: "Open the map", screen: screens.map }],
};

/** The rule without a place (50 CFR 697.7 for striped bass). */
const general = {
  title: "The three-mile line",
  headline: { figure: "3", unit: "nm", label: "Federal water begins this far out" },
  text: "Federal water begins three nautical miles off the coastline. Inside it the state's rules apply; outside it striped bass may not be fished for, kept or possessed (50 CFR 697.7).",
  details: [
    "All of Stellwagen Bank and Jeffreys Ledge is federal. Name a place or share your position to see its side.",
  ],
};

function sideText(name: string, at: CoveredJurisdiction): string {
  if (at.kind === "too-close-to-call")
    return `${name} is too close to the line to call: within ${roundTo(at.uncertainty, 2)} nm. Keep to the stricter rule.`;
  const closed =
    at.jurisdiction === "FED" ? " Striped bass may not be fished for there (50 CFR 697.7)." : "";
  return `${name} lies in ${watersInWords(at.jurisdiction)}.${closed}`;
}

async function offshoreText(slots: Slots, context: ToolContext): Promise<string | null> {
  if (slots.miles_off === undefined) return null;
  const { place, name, jurisdiction } = await askedWater(slots, context);
  if (!isPosition(place) && place.waterAlsoPossible !== undefined)
    return `${name} is about on the line. Only the charted line tells: keep to the federal rule there.`;
  return jurisdiction === null ? null : `${name} lies in ${watersInWords(jurisdiction)}.`;
}

export const line = defineTool({
  name: "line",
  title: "Whose water",
  description:
    "Whose water a place is (Massachusetts, New Hampshire, federal) and how far the three-mile line is.",
  takes: ["place", "miles_off", "water"],
  answer: async (slots, context) => {
    const offshore = await offshoreText(slots, context);
    if (slots.place === undefined && context.position === null) {
      const text = offshore === null ? general.text : `${offshore} ${general.text}`;
      return { ...shared, ...general, slots, text };
    }
    const place = await askedPlace(slots, context);
    const { name } = place;
    const title = `Whose water: ${name}`;
    const found = jurisdictionAt(place.position);
    if (found.kind === "outside-coverage") {
      const text = `${name} lies outside the water whose lines are held here.`;
      return { ...shared, title, slots, text };
    }
    const { distanceToChange, bearingToChange, changesTo, uncertainty, jurisdiction } = found;
    const beyond =
      changesTo === "outside-coverage" ? "the end of the charted region" : watersInWords(changesTo);
    const isDoubtful = found.kind === "too-close-to-call";
    const side = sideText(name, found);
    const water = isDoubtful || offshore !== null ? {} : waterSlot(jurisdiction);
    return {
      ...shared,
      title,
      slots: { ...slots, ...water },
      headline: {
        figure: isDoubtful ? "Too close to call" : jurisdictionNames[jurisdiction],
        label: name,
      },
      text: offshore ?? side,
      details: [
        side,
        `The nearest change, to ${beyond}, is ${roundTo(distanceToChange, 1).toFixed(1)} nm to the ${compassPoint(bearingToChange)}, give or take ${roundTo(uncertainty, 2)} nm.`,
        "Not for navigation.",
      ],
      facts: [["jurisdiction", water.water ?? null]] as const,
    };
  },
});
