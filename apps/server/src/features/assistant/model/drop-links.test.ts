import { buildCard } from "@striper/angling/assistant/cards/build-card";
import { expect, test } from "vitest";
import { dropLinks } from "#server/features/assistant/model/drop-links.ts";

const rules = buildCard("rules", {
  title: "Rules",
  slots: {},
  text: "",
  sources: [{ name: "Mass. DMF", link: "https://www.mass.gov/striped-bass" }],
});

test.each([
  ["[Sign in again](https://evil.example/a) now.", "[Sign in again] now."],
  ["[Sign in](https&#58;//evil.example) now.", "[Sign in] now."],
  ["[Sign in]( <https://evil.example/a b> 'title') now.", "[Sign in] now."],
  ["[Sign [in](https://a.example)](https://evil.example)", "[Sign [in]]"],
  ["[Sign in][1] now.\n\n[1]: https\\://evil.example", "[Sign in][1] now.\n\n[1]"],
  ["[Sign in][1].\n\n> [1]:\n> https://evil.example", "[Sign in][1].\n\n> [1]:\n> "],
  ["See <https://evil.example> or www.evil.example!", "See <> or "],
  ["Go to HTTPS://evil.example/x?y=1, then fish.", "Go to  then fish."],
  ["hthttps://a.example tps://evil.example", " "],
  ["[x](//evil.example) [y](/no-page) [z](javascript:alert(1))", "[x] [y] [z])"],
  ["https://www.mass.gov/striped-bass.evil.example", ""],
  ["https://www.mass.gov@evil.example/striped-bass", ""],
])("%j loses its links", (text, left) => {
  expect(dropLinks(text, [rules])).toBe(left);
});

test.each([
  "One fish a day (https://www.mass.gov/striped-bass).",
  "One fish, see [the rules](https://www.mass.gov/striped-bass).",
  "See [your tides](/tides?station=8443970) and [the map](/map).",
  "Note [1]: fish the rip. 28 to 31 in. and 50/50 odds; e.g. at 6:40.",
])("%j stays as it is", (text) => {
  expect(dropLinks(text, [rules])).toBe(text);
});
