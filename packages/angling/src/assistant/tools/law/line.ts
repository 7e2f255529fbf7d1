import { jurisdictionAt, type CoveredJurisdiction } from "@striper/marine/jurisdiction";
import { compassPoint, roundTo } from "@striper/marine/units";
import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { jurisdictionNames, watersInWords } from "#angling/regulations/index.ts";
import { askedWater, jurisdictionOf, waterSlot } from "./asked-water.ts";

const source = { name: sources.lines, link: null };

/** Federal water begins three nautical miles off the coast (50 CFR 697.7 for striped bass). */
const general =
  "Federal water begins three nautical miles off the coastline. Inside it the state's rules apply; outside it striped bass may not be fished for, kept or possessed (50 CFR 697.7).";

/** The card without any place: the rule itself. */
const generalCard = (slots: Slots) =>
  buildCard("line", {
    title: "The three-mile line",
    slots,
    assumed: [],
    headline: { figure: "3", unit: "nm", label: "Federal water begins this far out" },
    text: general,
    details: [
      "All of Stellwagen Bank and Jeffreys Ledge is federal. Name a place or share your position to see its side.",
    ],
    facts: factsFrom(sources.lines, { screen: screens.map }, [["federal-line", 3, "nm"]]),
    sources: [source],
    actions: [{ label: "Open the map", screen: screens.map }],
  });

function sentenceOf(name: string, at: CoveredJurisdiction): string {
  if (at.kind === "too-close-to-call")
    return `${name} is too close to the line to call: within ${roundTo(at.uncertainty, 2)} nm. Keep to the stricter rule.`;
  const closed =
    at.jurisdiction === "FED" ? " Striped bass may not be fished for there (50 CFR 697.7)." : "";
  return `${name} lies in ${watersInWords(at.jurisdiction)}.${closed}`;
}

/** Returns the side of a point so many miles straight out from a place, as far as it can be told. */
async function offshoreText(slots: Slots, context: ToolContext): Promise<string | null> {
  if (slots.miles_off === undefined) return null;
  const { place, name } = await askedWater(slots, context);
  const isDoubtful = !("latitude" in place) && place.waterAlsoPossible !== undefined;
  if (isDoubtful)
    return `${name} is about on the line. Only the charted line tells: keep to the federal rule there.`;
  const jurisdiction = jurisdictionOf(place);
  return jurisdiction === null ? null : `${name} lies in ${watersInWords(jurisdiction)}.`;
}

async function answer(slots: Slots, context: ToolContext) {
  const { position } = context;
  if (slots.place === undefined && position === null) {
    const offshore = await offshoreText(slots, context);
    const card = generalCard(slots);
    return offshore === null ? card : { ...card, text: `${offshore} ${general}` };
  }
  const asked = await askedPlace(slots, context);
  const { name, position: at } = asked.value;
  const found = jurisdictionAt(at);
  if (found.kind === "outside-coverage")
    return unansweredCard("line", {
      title: `Whose water: ${name}`,
      slots,
      assumed: asked.assumed,
      text: `${name} lies outside the water whose lines are held here.`,
      sources: [source],
    });
  const { distanceToChange, bearingToChange, changesTo, uncertainty, jurisdiction } = found;
  const offshore = await offshoreText(slots, context);
  const beyond =
    changesTo === "outside-coverage" ? "the end of the charted region" : watersInWords(changesTo);
  const isDoubtful = found.kind === "too-close-to-call";
  return buildCard("line", {
    title: `Whose water: ${name}`,
    slots: {
      ...slots,
      ...(isDoubtful || offshore !== null ? {} : { water: waterSlot(jurisdiction) }),
    },
    assumed: asked.assumed,
    headline: {
      figure: isDoubtful ? "Too close to call" : jurisdictionNames[jurisdiction],
      unit: null,
      label: name,
    },
    text: offshore ?? sentenceOf(name, found),
    details: [
      offshore === null ? null : sentenceOf(name, found),
      `The nearest change, to ${beyond}, is ${roundTo(distanceToChange, 1).toFixed(1)} nm to the ${compassPoint(bearingToChange)}, give or take ${roundTo(uncertainty, 2)} nm.`,
      "Not for navigation.",
    ],
    facts: factsFrom(sources.lines, { place: name, screen: screens.map }, [
      ["jurisdiction", isDoubtful ? "too close to call" : jurisdiction],
      ["distance-to-line", roundTo(distanceToChange, 2), "nm"],
      ["bearing-to-line", compassPoint(bearingToChange)],
      ["line-uncertainty", roundTo(uncertainty, 2), "nm"],
    ]),
    sources: [source],
    actions: [{ label: "Open the map", screen: screens.map }],
  });
}

export const line: Tool = {
  name: "line",
  title: "Whose water",
  description:
    "Whose water a place is (Massachusetts, New Hampshire, federal) and how far the three-mile line is.",
  takes: ["place", "miles_off", "water"],
  required: [],
  aspects: [],
  answer,
};
