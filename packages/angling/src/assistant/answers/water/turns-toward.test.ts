import { ask } from "@striper/testkit/assistant/ask";
import { expect, test } from "vitest";

test.each<[string, RegExp]>([
  [
    "when does the canal turn east tomorrow",
    /^\*\*It turns east: 3:08 am .* and 3:27 pm .*slack before the flood/,
  ],
  [
    "when does the canal turn west today",
    /^\*\*It turns west: 8:42 am today and 8:52 pm today\*\*, slack before the ebb/,
  ],
  [
    "what time does it switch to east at the canal on friday afternoon",
    /^\*\*It turns east: 7:38 am .* and 8:02 pm/,
  ],
  ["when does the canal turn east at 3 am tomorrow", /^\*\*It turns east: .*3:08 am/],
  ["when does the canal turn west", /^\*\*It turns west: 8:42 am today/],
  ["is the canal running east at noon", /^\*\*No\.\*\* /],
  ["is the canal running west at noon", /^\*\*Yes\.\*\* /],
  ["is the canal running east now", /^\*\*Yes\.\*\* /],
  // The hour was not read as morning or evening: no verdict for now stands in its place.
  ["is the canal running west at 6", /^(?!\*\*(?:Yes|No)\.)/],
  // It runs neither east nor west there.
  ["when does hull gut turn west", /^\*\*At Hull Gut the flood runs toward the SSE/],
])("%s", async (question, words) => {
  expect((await ask(question)).text).toMatch(words);
});
