import { describe, expect, test } from "vitest";
import { readSlots } from "./read-text.ts";

/** A Saturday, 10 am in Boston. */
const now = Date.UTC(2026, 5, 13, 14);
const ownSpots = [
  { id: "1", name: "Grandpa's ledge", position: { latitude: 42.31, longitude: -70.9 } },
];
const read = (message: string, at = now) => readSlots(message, { now: at, ownSpots });
const slotsOf = (message: string) => read(message).slots;

describe("figures of a fish", () => {
  test.each([
    ["caught a 29 and a half inch striper off the beach", { length_inches: 29.5, mode: "shore" }],
    ["keep a 28 1/2 striper", { length_inches: 28.5 }],
    ["striper 72 cm", { length_inches: 28.35 }],
    ["fluke 17 legal?", { species: "summer_flounder", length_inches: 17 }],
    ["3 foot striper", { length_inches: 36 }],
    ["2 stripers in the cooler already, this one is 30", { kept_today: 2, length_inches: 30 }],
    ["write down two scup 10 in", { count: 2, length_inches: 10 }],
    ["me and 2 buddies got a 29 in bass", { anglers: 3, length_inches: 29 }],
    ["log a 33 inch striper released", { fate: "released", length_inches: 33 }],
  ])("are read from %j", (message, slots) => {
    expect(slotsOf(message)).toMatchObject(slots);
  });

  test("are not taken from other numbers", () => {
    expect(slotsOf("how many stripers can 3 guys keep at 5 pm")).not.toHaveProperty(
      "length_inches",
    );
    expect(slotsOf("bluefish 10 per person")).not.toHaveProperty("length_inches");
    expect(slotsOf("my dad is 67 does he need a permit")).toEqual({ age: 67 });
  });
});

test.each([
  ["not a striper, it is a fluke", "summer_flounder"],
  ["log a flounder: a winter flounder of 13 inches", "winter_flounder"],
])("the fish of %j is %s", (message, species) => {
  expect(slotsOf(message).species).toBe(species);
});

describe("days and hours", () => {
  test.each([
    ["tide tomorrow", { date: "2026-06-14" }],
    ["tides for the 20th", { date: "2026-06-20" }],
    ["sunday the 21st", { date: "2026-06-21" }],
    ["is haddock open on april 20 in federal waters", { date: "2027-04-20" }],
    ["sunday 7 am", { date: "2026-06-14", hour: 7 }],
    ["tide 6/20", { date: "2026-06-20" }],
    ["high tide july 4th", { date: "2026-07-04" }],
    ["day after tomorrow", { date: "2026-06-15" }],
    ["in 3 days", { date: "2026-06-16" }],
    ["next monday", { date: "2026-06-15" }],
    ["next tuesday", { date: "2026-06-16" }],
    ["last tuesday", { date: "2026-06-09" }],
    ["tautog in november", { date: "2026-11-01" }],
    ["30 inch striper next june, keep?", { date: "2027-06-01" }],
    ["can i keep a 30 inch striper next year", { date: "2027-06-13" }],
    ["memorial day", { date: "2027-05-31" }],
    ["tide at 14:30 tomorrow", { date: "2026-06-14", hour: 14, minute: 30 }],
    ["in 2 hours", { date: "2026-06-13", hour: 12 }],
    ["6 tomorrow morning", { date: "2026-06-14", hour: 6 }],
    ["at 2 tonight", { date: "2026-06-14", hour: 2 }],
    ["how many did i catch last year", { period: "last-year" }],
    ["biggest fluke in 2025", { period: "2025" }],
  ])("are read from %j", (message, slots) => {
    expect(slotsOf(message)).toMatchObject(slots);
  });

  test("a bare hour is the next one, and keeps its day open so that it never is a past one", () => {
    expect(slotsOf("slack at 5")).toEqual({ hour: 17 });
    expect(slotsOf("is it safe to wade at 11")).toMatchObject({ hour: 11 });
    const evening = Date.UTC(2026, 5, 13, 23);
    expect(read("wade at 5 am", evening).slots).not.toHaveProperty("date");
    expect(read("wade at 5 this morning", evening).slots).toMatchObject({
      date: "2026-06-13",
      hour: 5,
    });
  });

  test("a part of the day is an hour that is marked as vague", () => {
    expect(read("bite tonight")).toMatchObject({
      slots: { date: "2026-06-13", hour: 21 },
      vague: ["hour"],
    });
  });

  test("a day that does not exist is left unread", () => {
    expect(read("tide june 31").slots).not.toHaveProperty("date", "2026-06-31");
    expect(read("tide june 31").unread).toContain("31");
  });
});

describe("water, boat and wind", () => {
  test.each([
    [
      "wind sw 15-20 g25 seas 3 to 5 ft 17 ft whaler",
      { wind_from: "SW", wind_knots: 20, gust_knots: 25, sea_feet: 5, craft: "small-boat" },
    ],
    ["kayak with 18 knots of southwest wind", { craft: "kayak", wind_knots: 18, wind_from: "SW" }],
    ["does a boat that draws 4 feet clear hull gut", { draft_feet: 4, place: "Hull Gut" }],
    ["4 miles off scituate", { miles_off: 4, place: "Scituate" }],
    ["winter flounder in new hampshire", { water: "NH" }],
    [
      "there is a small craft advisory, alone in the fog",
      { hazards: ["advisory", "fog", "alone"] },
    ],
    ["no life jacket and a few beers", { hazards: ["alcohol", "no-life-jacket"] }],
    ["on the jetty after dark", { craft: "jetty", hazards: ["dark"] }],
    ["tide above 9 ft", { height_feet: 9 }],
  ])("are read from %j", (message, slots) => {
    expect(slotsOf(message)).toMatchObject(slots);
  });

  test("the north shore names no wind", () => {
    expect(slotsOf("spots on the north shore with 10 kt wind")).not.toHaveProperty("wind_from");
  });
});

describe("names", () => {
  test("own spots, coordinates and misspelled places are found", () => {
    expect(slotsOf("tide at grandpas ledge")).toEqual({ place: "Grandpa's ledge" });
    expect(slotsOf("depth at 42.35,-70.60")).toEqual({ place: "42.35,-70.60" });
    expect(slotsOf("slack at hul gut")).toEqual({ place: "Hull Gut" });
    expect(slotsOf("spots near me")).toEqual({ place: "here" });
  });

  test("a bait is not the fish asked about", () => {
    expect(slotsOf("circle hook with a chunk of mackerel")).not.toHaveProperty("species");
  });

  test("a fish without a rule is named and never replaced by another", () => {
    expect(read("can i keep a largemouth 14")).toMatchObject({
      isUnheld: true,
      unread: ["largemouth"],
    });
    expect(slotsOf("can i keep a largemouth 14")).not.toHaveProperty("species");
  });

  test("another coast is named and never replaced by a place of ours", () => {
    expect(read("high tide at coney island")).toMatchObject({ elsewhere: "coney island" });
    expect(read("high tide at coney island").unread).toContain("coney island");
  });
});

test("second values are kept for a second card", () => {
  expect(read("2 stripers 29 and 30").also).toEqual([{ length_inches: 30 }]);
  expect(read("tide this weekend").also).toEqual([{ date: "2026-06-14" }]);
  expect(read("tide in hull and salem").also).toEqual([{ place: "Salem" }]);
  expect(read("sea bass and scup limits").also).toEqual([{ species: "scup" }]);
});
