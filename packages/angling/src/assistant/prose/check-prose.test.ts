import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { buildCard, type CardParts } from "#angling/assistant/cards/build-card.ts";
import type { Card, Verdict } from "#angling/assistant/cards/card.ts";
import type { FactRow } from "#angling/assistant/facts.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import { proseFault } from "./check-prose.ts";
import { figuresIn } from "./figures.ts";

const at = (time: string): number => parseIso(time) ?? 0;

const card = (tool: ToolName, verdict: Verdict | null, parts: Partial<CardParts>): Card =>
  buildCard(tool, {
    title: "",
    slots: {},
    headline: { figure: "", label: "" },
    verdict,
    text: "",
    ...parts,
  });

const limits: readonly FactRow[] = [
  ["minimum-size", 28, "in"],
  ["must-be-under", 31, "in"],
  ["bag-limit", 1, "fish"],
  ["verified-on", "2026-09-03", "date"],
];
const released = card("keep", "release", {
  text: "Too short: 26 in. The rule is 28 to less than 31 in total length.",
  slots: { length_inches: 26 },
  facts: limits,
});
const kept = card("keep", "keep", { slots: { length_inches: 29 }, facts: limits });
const unmeasured = card("keep", "measure", { facts: limits });
const bassRules = card("rules", "open", { facts: limits });
const flukeRules = card("rules", "open", { facts: [["minimum-size", 16.5, "in"]] });
const closedCod = card("rules", "closed", { text: "Season: Sep 1 – Oct 31." });
const tide = card("tide", null, {
  facts: [
    ["high-tide", 9.9, "ft", at("2026-06-13T11:12:00Z")],
    ["low-tide", 0.3, "ft", at("2026-06-13T17:20:00Z")],
    ["high-tide", 9.1, "ft", at("2026-06-13T23:41:00Z")],
  ],
});
const stayIn = card("go", "no", {
  text: "No: wind 24 kt, small craft advisory.",
  facts: [["wind", 24, "kt"]],
});
const massachusetts = card("line", null, { headline: { figure: "Massachusetts", label: "" } });
const springLow = card("tide", null, { facts: [["low-tide", -1, "ft"]] });
const noGaff = card("text", null, {
  text: "No: gaffing striped bass is banned in Massachusetts and in New Hampshire.",
});
const needed = card("permit", "required", { text: "Needed from age 16." });

describe("prose beside cards is shown", () => {
  test.each<[string, readonly Card[], string, (readonly string[])?]>([
    [
      "a verdict in the card's words",
      [released],
      "No, it has to go back: 26 in is under the 28 in minimum.",
    ],
    [
      "a permission the card gives",
      [kept],
      "Yes, you can keep it. At 29 inches it is inside 28 to 31.",
    ],
    [
      "a condition",
      [unmeasured],
      "Measure it first. If it is 28 to under 31 inches you may keep it.",
    ],
    ["the bag in words", [bassRules], "You may keep one fish per day, 28 to less than 31 inches."],
    [
      "French with the right verdict",
      [released],
      "Non, il faut le remettre à l'eau : 26 pouces, le minimum est de 28.",
    ],
    ["Spanish with the right verdict", [kept], "Sí, puede quedarse con la lubina de 29 pulgadas."],
    [
      "Portuguese with the right verdict",
      [released],
      "Não, tem que devolver o peixe à água: o mínimo é de 28 polegadas.",
    ],
    [
      "times with their events",
      [tide],
      "High is at 7:12 am (9.9 ft), low at 1:20 pm, and the next high at 7:41 pm.",
    ],
    ["24-hour times", [tide], "La pleine mer est à 7h12 et la basse mer à 13h20."],
    ["a rounded time", [tide], "High water comes around 7 am."],
    ["a rounded height", [tide], "The morning high is about 10 ft."],
    ["a warning", [stayIn], "Stay ashore: it blows 24 kt and there is a small craft advisory."],
    ["a negated permission to go", [stayIn], "It is not safe to go out in a 24 kt wind."],
    ["a permit", [needed], "You need a permit from the age of 16."],
    ["a closed season", [closedCod], "Cod is closed now. It opens Sep 1 and runs through Oct 31."],
    [
      "no figure and no claim",
      [tide],
      "The card shows the tides of the day at the station in Boston.",
    ],
    [
      "a figure of the question",
      [tide],
      "At the 6:15 am you asked about the tide is still coming up.",
      ["is 6:15 am any good"],
    ],
    ["keep as another word", [tide], "Keep an eye on the clock: low is at 1:20 pm."],
    ["a follow-up question", [released], "It goes back. Do you want to log it as released?"],
    ["times as they are said", [tide], "High comes at about seven and low at twenty past one."],
    ["a difference", [released], "Release it: it is two inches short of the minimum."],
    [
      "what the buddy said",
      [bassRules],
      "Your buddy said 2 fish, but it is one per day.",
      ["my buddy says 2 fish"],
    ],
  ])("%s", (_name, cards, prose, quotable = []) => {
    expect(proseFault({ prose, cards, quotable })).toBeNull();
  });
});

describe("prose beside cards is refused", () => {
  test.each<[string, readonly Card[], string]>([
    ["a bag that only a date holds", [bassRules], "You may keep 3 per day."],
    ["a bag in words", [bassRules], "It is two fish per angler."],
    ["a permission after a release", [released], "26 in is fine, you can keep it."],
    ["a permission without keep", [released], "Into the cooler with it."],
    ["taking it home", [released], "Go on and take it home."],
    ["French for yes, keep it", [released], "Oui, vous pouvez le garder sans problème."],
    ["Spanish for keep it", [released], "Puede quedarse con la lubina."],
    ["German for keep it", [released], "Du darfst ihn behalten, das ist erlaubt."],
    ["a verdict for an unmeasured fish", [unmeasured], "Yes, you can keep it."],
    ["a release against a keep", [kept], "No, you must release it."],
    ["keeping without a card", [tide], "You can keep one striper a day."],
    ["a wrong size", [bassRules], "The slot is 28 to 35 inches."],
    ["a rounded size", [flukeRules], "The minimum is 17 inches."],
    ["a wrong size in words", [bassRules], "It has to be thirty inches at least."],
    ["highs and lows swapped", [tide], "High is at 1:20 pm and low at 7:12 am."],
    ["heights swapped", [tide], "The high reaches 0.3 ft."],
    ["a time of no event", [tide], "High tide is at 8:30 am."],
    ["an open season that is closed", [closedCod], "The season is open."],
    ["no permit where one is needed", [needed], "No permit is needed from shore."],
    ["leaving the life jackets", [stayIn], "You can leave the life jackets at the dock."],
    ["leaving them in a calm", [tide], "The life jackets are optional today."],
    ["a go against a no", [stayIn], "You are good to go."],
    ["fog as no problem", [stayIn], "Fog is no problem, head out alone at night."],
    ["safety without a card", [tide], "It is safe to cross the bar."],
    ["a height at the time of another", [tide], "The high of 9.1 ft is at 7:12 am."],
    ["another water than the card's", [massachusetts], "Boston Light is in federal water."],
    ["a low above the datum", [springLow], "The low drops to 1.0 ft above datum."],
    ["a yes beside a no", [noGaff], "No in Massachusetts, yes in New Hampshire."],
    ["a wind of its own", [stayIn], "It blows only 12 kt."],
    ["a language it cannot check", [released], "可以留下这条鱼。"],
    ["a permit without a card", [tide], "You do not need a permit for that."],
    ["a verdict left unsaid", [released], "26 inches meets the minimum."],
    [
      "a verdict taken back",
      [released],
      "Release it, unless you hold a trophy tag, then it is yours.",
    ],
    ["a condition that grants", [released], "It goes back, but if you are hungry you may keep it."],
    [
      "words no card holds",
      [needed],
      "You need it, but registering online is free, so skip the purchase.",
    ],
    ["a rule denied", [bassRules], "No size limit applies when you fish from shore."],
    ["the right day of another month", [closedCod], "Cod is closed. It runs through Nov 31."],
    ["gear permitted", [bassRules], "Treble hooks are fine here."],
    ["a hazard denied", [stayIn], "Stay in until noon; the fog is gone by then."],
    ["somebody's figure granted", [bassRules], "You may keep 2 fish a day, as your buddy says."],
    ["a statement without a card", [], "It is slack at the bar now."],
    ["nothing", [tide], " "],
  ])("%s", (_name, cards, prose) => {
    expect(proseFault({ prose, cards, quotable: [] })).not.toBeNull();
  });
});

describe("figures", () => {
  test.each([
    ["7:12 am", [["time", 432]]],
    [
      "12 am and 12 pm",
      [
        ["time", 0],
        ["time", 720],
      ],
    ],
    ["17h30", [["time", 1050]]],
    [
      "28 to less than 31 in",
      [
        ["inches", 28],
        ["inches", 31],
      ],
    ],
    ["30 3/4 inches", [["inches", 30.75]]],
    ["Sep 3", [["date", 903]]],
    ["2026-09-03", [["date", 903]]],
    ["two fish", [["fish", 2]]],
    ["twenty-eight inches", [["inches", 28]]],
    ["1. First\n2. Second", []],
    ["one of them", []],
    ["a quarter past seven", [["clock", 435]]],
    ["10:52 in the evening", [["time", 1372]]],
    ["17½ inches", [["inches", 17.5]]],
  ])("of %j are %j", (text, expected) => {
    expect(figuresIn(text).map((figure) => [figure.class, figure.value])).toEqual(expected);
  });
});
