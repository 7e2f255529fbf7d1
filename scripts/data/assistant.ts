import { speciesIds } from "@striper/angling/species/species";
import { spotRegions } from "@striper/angling/spots/spot";
import * as z from "zod";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

const text = z.string().trim().min(1);
/** Lines of words separated by spaces. */
const words = z.array(text).transform((lines) => lines.flatMap((line) => line.split(" ")));
const stationId = z.nullable(text);

const names = z.strictObject({
  places: z.array(
    z.strictObject({
      names: z.array(text).min(1),
      position: z.tuple([z.number().gt(-72).lt(-69), z.number().gt(41).lt(44)]),
      tide: stationId,
      current: stationId,
      state: z.enum(["MA", "NH", "SOUND", "CAPE", "FED", "POSITION"]),
      region: z.exactOptional(z.enum(spotRegions)),
      spot: z.exactOptional(text),
    }),
  ),
  spots: z.record(text, z.array(text)),
  elsewhere: z.array(text),
  fish: z.partialRecord(z.enum(speciesIds), z.array(text)),
  sharedFish: z.array(
    z.strictObject({ names: z.array(text).min(1), species: z.array(z.enum(speciesIds)).min(2) }),
  ),
  otherFish: z.array(text),
  ordinaryPlaces: z.array(text),
  fishInPlural: z.array(text),
  baitsNotHeld: z.array(z.enum(speciesIds)),
});

const wordLists = z.strictObject({
  common: words,
  grammar: words,
  everyday: words,
  withoutMeaning: words,
  ofTalk: words,
  idle: words,
  turning: words,
  right: words,
  ofSlots: words,
  slang: z.record(z.string().regex(/^[a-z]+\d?$/), text),
  phrases: z.record(z.string().regex(/^[a-z]+(?: [a-z]+)+$/), text),
});

const danger = z.strictObject({
  title: text,
  first: text,
  steps: z.array(text).min(1),
  sources: z.array(z.strictObject({ says: text, source: text })).min(1),
  signs: z.array(text).min(1),
});

const dangers = z
  .strictObject({ dangers: z.record(text, danger), ideas: z.record(text, words) })
  .superRefine(({ dangers: all, ideas }, { addIssue }) => {
    for (const [name, { signs }] of Object.entries(all))
      for (const part of signs.flatMap((sign) => sign.replaceAll("!", "").split(/[ |]/)))
        if (part !== "alone" && !(part in ideas))
          addIssue({ code: "custom", message: `no such idea: ${part}`, path: ["dangers", name] });
  });

const helpText = z.strictObject({ title: text, words: text, text, screen: z.nullable(text) });
const help = z.array(helpText);
const terms = z.array(helpText.extend({ source: text }));

const subjects = ["law", "fishing", "water", "safety", "app"] as const;

/** Answers to frequent questions; `asks` holds the questions as people type them. */
const answers = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: text,
    asks: z.array(text).min(4),
    text: text.max(420),
    screen: z.nullable(text),
    source: text,
  }),
);

type Answer = z.output<typeof answers>[number] & { readonly about: (typeof subjects)[number] };

const readAnswers = (data: string): readonly Answer[] =>
  subjects.flatMap((about) =>
    readData(data, `assistant/answers/${about}.json`, answers).map((answer) =>
      Object.assign({ about }, answer),
    ),
  );

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export function readTexts(data: string) {
  const ofApp = [
    ...readData(data, "assistant/help.json", help),
    ...readData(data, "assistant/terms.json", terms),
  ].map(({ words: said, ...one }) =>
    Object.assign(
      { source: "Striper Conditions", about: "app" as const, id: idOf(one.title) },
      one,
      { asks: [one.title.toLowerCase(), said] },
    ),
  );
  return [...readAnswers(data), ...ofApp].map(
    ({ id, about, title, text: said, screen, source, asks }) => ({
      id,
      about,
      title,
      text: said,
      screen,
      source,
      asks,
    }),
  );
}

const folder = "packages/angling/src/assistant/catalogue";

/** Generates the assistant's names, words and texts; others also use the everyday words. */
export function generateAssistant(data: string): GeneratedFiles {
  const { everyday, ...own } = readData(data, "assistant/words.json", wordLists);
  const read = { names, dangers } as const;
  return new Map([
    [
      `${folder}/texts.json`,
      linesOfJson(
        readTexts(data).map(({ asks: _asks, ...one }) => one),
        1,
      ),
    ],
    ["packages/angling/src/words/catalogue/everyday.json", linesOfJson(everyday)],
    [`${folder}/words.json`, linesOfJson(own, 1)],
    ...Object.entries(read).map(([name, schema]): [string, string] => [
      `${folder}/${name}.json`,
      linesOfJson(readData(data, `assistant/${name}.json`, schema), name === "names" ? 2 : 1),
    ]),
  ]);
}
