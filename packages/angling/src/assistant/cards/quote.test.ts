import { expect, test } from "vitest";
import { buildCard } from "./build-card.ts";
import { quote } from "./quote.ts";

const keep = buildCard("keep", {
  title: "Striped bass, 33 in",
  slots: {},
  headline: { figure: "RELEASE", label: "Striped bass, 33 in" },
  verdict: "release",
  text: "Too long: 28 to less than 31 in. Put it back at once.",
  details: ["Gaffing is banned here. “No high-grading” is the rule of Mass. DMF."],
});
const tide = buildCard("tide", {
  title: "Tide",
  slots: {},
  headline: { figure: "−0.5", unit: "ft", label: "Low tide, Boston" },
  text: "Low tide at 4:07 pm.",
  details: ["Not for navigation."],
});
const lead = "Striped bass, 33 in: RELEASE. Too long: 28 to less than 31 in. Put it back at once.";

test.each([
  ["Low tide at 4:07 pm.", "Low tide at 4:07 pm."],
  [
    "Of course!\n- **low tide at 4:07 pm**\n- Not for navigation!",
    "Low tide at 4:07 pm. Not for navigation.",
  ],
  ["Low tide, Boston: -0.5 ft.", "Low tide, Boston: −0.5 ft."],
  ['"No high-grading" is the rule of Mass. DMF.', "“No high-grading” is the rule of Mass. DMF."],
  ["It is false that low tide at 4:07 pm, so keep it.", "Low tide at 4:07 pm."],
  [
    '{"say": ["**Low tide**, Boston: -0.5 ft"]} <b>Not for navigation</b>',
    "Low tide, Boston: −0.5 ft. Not for navigation.",
  ],
  ["* Not for navigation; > low tide at 4:07 pm", "Not for navigation. Low tide at 4:07 pm."],
])("of two cards, %j is told as %j behind the verdict", (prose, told) => {
  expect(quote(prose, [keep, tide])).toBe(`${lead} ${told}`);
});

test.each([
  "Low tide at 4:17 pm.",
  "Low tide is at 4:07 pm.",
  "Less than 31 in.",
  "Puede quedárselo.",
  "[Sign in again](https://evil.example)",
])("%j, which no card says, is not told", (prose) => {
  expect(quote(prose, [keep, tide])).toBeNull();
});

test("what the lead of the only card says is not said twice", () => {
  expect(quote("Put it back at once.", [keep])).toBe("");
  expect(quote("Gaffing is banned here.", [keep])).toBe(`${lead} Gaffing is banned here.`);
  expect(quote("", [keep])).toBe("");
});

test("without a card only the app's own sentences are told", () => {
  expect(quote("Which fish is it? It is fine to keep.", [])).toBe("Which fish is it?");
  expect(quote("You may keep two.", [])).toBeNull();
  expect(quote("", [])).toBeNull();
});

test("no more than eighty words are told, but every verdict", () => {
  const details = Array.from({ length: 20 }, (_, index) => `This is sentence number ${index}.`);
  const long = { ...tide, details };
  const told = quote(details.join(" "), [keep, long]) ?? "";
  expect(told.startsWith(lead)).toBe(true);
  expect(told.split(" ").length).toBeLessThanOrEqual(80);
});
