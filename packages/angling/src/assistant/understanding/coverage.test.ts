import { expect, it } from "vitest";
import { carriesNothing, wordsNotRead } from "./coverage.ts";
import { mainClause } from "./unread.ts";

/** Each can turn a verdict on a fish, a permit or a place: none may pass the gate as talk. */
const decisive = [
  "sold sell sale selling commercial commercially market restaurant buyer pay paid hired",
  "dead alive floating cut filet fillet filleted gutted gaffed snagged speared netted",
  "trapped tagged notched berried frozen freezer cooked bait lure circle treble",
  "under above below past beyond inside outside across upriver freshwater lake pond",
  "merrimack taunton connecticut vermont canada closed closure reserve sanctuary",
  "dozen couple pair twice triple double several bunch few none never neither",
  "together borrow borrowed expired lapsed veteran disabled transit stellwagen inshore",
  "pinched fork curved girth weight tonnage",
]
  .join(" ")
  .split(" ");

it("passes no word that can turn a verdict", () => {
  expect(decisive.filter((word) => carriesNothing(word))).toEqual([]);
});

it("passes the talk anglers put around a question", () => {
  const talk = "enough fun myself hoping bought start dude stoked";
  expect(talk.split(" ").filter((word) => !carriesNothing(word))).toEqual([]);
});

it("passes no word that a question may be about", () => {
  const subjects = "parking food camera hotel airport drone photo officer beer ticket phone truck";
  expect(subjects.split(" ").filter((word) => carriesNothing(word))).toEqual([]);
});

it("counts what another topic listens for as not read", () => {
  expect(wordsNotRead("high tide PLACE parking", "tide")).toEqual(["parking"]);
  expect(wordsNotRead("PLACE parking", "spot")).toEqual([]);
  expect(wordsNotRead("how many hours under 10 kt", "weather")).toEqual([]);
  expect(wordsNotRead("how many hours under 10 kt", "keep")).toContain("hours");
});

it.each([
  ["i got a kayak what is the tide PLACE", "what is the tide PLACE"],
  ["tide PLACE is it high", "tide PLACE is it high"],
  ["high tide PLACE for my sons party", "high tide PLACE "],
  ["can i fish PLACE with my dog", "can i fish PLACE with my dog"],
  ["PLACE parking", "PLACE parking"],
])("asks in %j for %j", (said, asked) => {
  expect(mainClause(said)).toBe(asked);
});
