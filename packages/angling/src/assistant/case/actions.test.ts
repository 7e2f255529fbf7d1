import { ask } from "@striper/testkit/assistant/ask";
import { expect, test } from "vitest";

// The questions are asked on 2026-06-13 at 5 am.
test.each([
  [
    "log a 29 in striper castle island on eel",
    "/catch-logger?log=new&species=striped_bass&length=29&spot=castle-island&bait=eel",
  ],
  [
    "log a striper 24 inches released yesterday 6 pm from shore nahant",
    "/catch-logger?log=new&species=striped_bass&length=24&place=Nahant&released=yes&date=2026-06-12&time=18%3A00&mode=shore",
  ],
  ["remind me at low", "/tides?alert=low"],
  ["set an alert for the next low at scituate", "/tides?alert=low&station=8445138"],
  ["remind me when its high at scituate tmrw", "/tides?alert=high&station=8445138"],
  ["set an alert for slack at hull gut", "/tides?alert=slack&station=8444351"],
  ["keep or release", "/regulations?view=keep-or-release"],
  [
    "keep or toss a 27 1/2 striper from shore",
    "/regulations?view=keep-or-release&species=striped_bass&length=27.5",
  ],
  ["delete my last catch", "/catch-logger"],
])("%s", async (question, screen) => {
  const { actions } = await ask(question);
  expect(actions.map((action) => action.screen)).toEqual([screen]);
});

test("a time that is still to come is not filled in", async () => {
  const { actions } = await ask("log a 29 in striper at 7 am");
  expect(actions[0]?.screen).toBe("/catch-logger?log=new&species=striped_bass&length=29");
});
