import { expect, it } from "vitest";
import { carriesNothing } from "./coverage.ts";

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
  const talk = "enough fun dinner myself hoping bought booked rod start dude stoked";
  expect(talk.split(" ").filter((word) => !carriesNothing(word))).toEqual([]);
});
