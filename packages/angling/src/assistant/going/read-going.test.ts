import { describe, expect, test } from "vitest";
import { readQuestion } from "#angling/assistant/understanding/read-question.ts";
import type { Going } from "./going.ts";

const now = Date.parse("2026-06-13T09:00:00Z");
const frameOf = (question: string) =>
  readQuestion({
    question,
    now,
    position: null,
    ownSpots: [],
    bareNumber: "length",
    isChoice: false,
  }).frame;

describe("conditions that are told", () => {
  test.each<[string, Partial<Going>]>([
    [
      "sw 20 gust 28 17ft whaler hull gut",
      { wind: 20, gust: 28, windFrom: 225, boatLength: 17, craft: "boat" },
    ],
    ["blowin 25 out of the nw in a 16 ft skiff ok", { wind: 25, windFrom: 315, boatLength: 16 }],
    ["15g25 in my 21 ok", { gust: 25, boatLength: 21, craft: "boat" }],
    ["30 kt gusts ok in the skiff", { gust: 30 }],
    ["3ft swell from the east ok in a 19 footer", { sea: 3, seaFrom: 90, boatLength: 19 }],
    ["22 footer seas 4 to 6 ok", { sea: 6, boatLength: 22 }],
    ["5-7 ft seas in my parker 23 ok", { sea: 7, boatLength: 23 }],
    ["surf is waist high ok to wade", { sea: 3, craft: "wading" }],
    ["flat calm and no wind, kayak ok", { sea: 0, wind: 0, craft: "paddled" }],
    ["light wind on the jetty ok", { wind: 5, craft: "jetty" }],
    ["big swell on the ledges ok", { isRough: true, sea: null, craft: "ledge" }],
    [
      "solo on the rocks in the dark and fog ok",
      { company: "alone", sky: ["fog", "dark"], craft: "ledge" },
    ],
    [
      "with my 8 yr old on the pier in thunder ok",
      { company: "kids", sky: ["thunder"], craft: "pier" },
    ],
    ["two of us in the surf ok", { company: "together", craft: "surf" }],
    ["no belt on my waders fine right", { lacks: ["belt"] }],
    ["forgot my life jacket, kayak ok", { lacks: ["jacket"] }],
    ["wet wading in shorts ok", { lacks: ["waders"] }],
    ["wind ne 20 and i am 4 miles off in a 19", { isOut: true, wind: 20, boatLength: 19 }],
    ["no fog and no swell on the jetty alone ok", { sky: [], sea: 0 }],
  ])("%s", (question, told) => {
    expect(frameOf(question).going).toMatchObject(told);
  });

  test.each([
    "sw 15 in the harbor 22 ft boat go or no",
    "foggy, skiff, hull bay",
    "hull gut kayak at max ebb by myself",
    "thinking plum island surf tonite",
    "no belt on my waders fine for wollaston right",
    "paddle out to the graves ok",
    "wind went ne 20 and im 4 miles off in a 19",
  ])("%s is a plan", (question) => {
    expect(frameOf(question)).toMatchObject({ intent: "go", isPlan: true });
  });

  test.each([
    "tide at scituate jetty tonight",
    "what lure in a 4 ft swell at nantasket",
    "best kayak spots when its windy",
    "fog tmrw morning?",
    "how big are the waves at boston tomorrow",
    "do i need a belt on my waders",
    "can i fish castle island after dark",
    "should i go tonight at quincy",
    "can i keep a 29 from the jetty",
    "whats the limit on stripers from a kayak",
    "is plum island jetty good for kids",
    "striper from a boat",
  ])("%s is none", (question) => {
    expect(frameOf(question).isPlan).not.toBe(true);
  });
});
