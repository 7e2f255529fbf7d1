import {
  turnsOfVerdicts,
  wordsElsewhere,
  wordsOfSlots,
  wordsOfTalk,
  wordsWithoutMeaning,
} from "#angling/assistant/lexicon.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import { topicOf, topics } from "#angling/assistant/topics/index.ts";
import { wantedIn } from "#angling/assistant/topics/signs.ts";
import { cueEntries, isFormOfCues } from "./cues.ts";
import { nearestWord } from "./spelling/nearest-word.ts";
import { basesOf, singular } from "#angling/assistant/slots/words.ts";

const everywhere: readonly (readonly [string, RegExp])[] = cueEntries.map(([cue, { source }]) => [
  cue,
  new RegExp(source, "g"),
]);

/** Where the words of the wanted cues stand. */
function spansOfCues(
  masked: string,
  isWanted: (cue: string) => boolean,
): readonly (readonly [number, number])[] {
  return everywhere
    .filter(([cue]) => isWanted(cue))
    .flatMap(([, pattern]) =>
      [...masked.matchAll(pattern)].map(
        ({ index, 0: found }) => [index, index + found.length] as const,
      ),
    );
}

/** Cues that change what a rule or a verdict on a fish says; the others do not, so they are not read there. */
const cuesOfLaw: ReadonlySet<string> = new Set(
  "keep approved statesCatch legalWhere compared size sizeAlone bag limit season gear reportFish measure onTheTape handling nightHours targeting openList federalLine lineQuestion changed verified released permit license reciprocity copy asBait why follow there thatTime howMany trips go lately past".split(
    " ",
  ),
);

const judged: ReadonlySet<Intent> = new Set(["keep", "rules", "permit"]);

const masks = /^(?:FISH|PLACE|WHEN)$/;

/** A permit's answer tells of other states. */
const otherStates: ReadonlySet<string> = new Set(wordsElsewhere);

const wordsOfTopics = new Map(
  topics.map(({ name, words = "" }) => [name, new Set(words.split(" "))] as const),
);

/** Cues of any question: how it goes on, and with what it asks. */
const cuesOfTalk: readonly string[] = "why follow there thatTime past best better lately".split(
  " ",
);

/** Measures and compared things: every answer but a verdict reads them as it can. */
const wordsOfMeasure: ReadonlySet<string> = new Set(
  "many much far near nearest closest under over below above past within hour hours minute minutes degree degrees anything something nothing ever daily together couple lower higher bigger smaller larger stronger weaker longer shorter later earlier knots kts kt kn mph kph miles mile mi nm feet foot ft".split(
    " ",
  ),
);

const cuesOfTopics = new Map(
  topics.map(
    ({ name, signs, goesOn = "", reads = "" }) =>
      [
        name,
        new Set([
          ...cuesOfTalk,
          ...Object.values(signs)
            .flat()
            .flatMap((written) => wantedIn(written)),
          ...`${goesOn} ${reads}`.split(" "),
        ]),
      ] as const,
  ),
);

const readsCue = (topic: Intent | null, cue: string): boolean =>
  topic === null || judged.has(topic)
    ? cuesOfLaw.has(cue)
    : cuesOfTopics.get(topic)?.has(cue) === true;

/** "Barometers"; a verdict is given for the forms that are written out alone. */
const isFormOfTopic = (word: string, topic: Intent | null): boolean =>
  topic !== null &&
  topicOf(topic).about !== "law" &&
  topicOf(topic).verdict === undefined &&
  basesOf(word).some((base) => wordsOfTopics.get(topic)?.has(base) === true);

export const isOfTopic = (word: string, topic: Intent | null): boolean =>
  wordsOfTopics.get(topic ?? "keep")?.has(word) === true ||
  isFormOfTopic(word, topic) ||
  (topic !== null && !judged.has(topic) && (word.length === 1 || wordsOfMeasure.has(word))) ||
  (topic === "permit" && otherStates.has(word));

export const carriesNothing = (word: string): boolean =>
  wordsWithoutMeaning.has(word) ||
  wordsOfTalk.has(word) ||
  wordsOfSlots.has(word) ||
  wordsOfSlots.has(singular(word));

const turnsOf = (written: string): readonly (readonly [word: string, beside: string])[] =>
  written.split(" ").map((turn) => {
    const [word = "", beside = word] = turn.split("+");
    return [word, beside];
  });
const turns = { keep: turnsOf(turnsOfVerdicts.keep), permit: turnsOf(turnsOfVerdicts.permit) };

/** The words that turn a verdict of this topic: "a 29 I bought". */
export function turningIn(words: readonly string[], topic: Intent | null): ReadonlySet<string> {
  const ofTopic = topic === "permit" ? turns.permit : turns.keep;
  const isJudged = topic === null || topic === "keep" || topic === "permit";
  const turning = ofTopic.filter((turn) => isJudged && turn.every((one) => words.includes(one)));
  return new Set(turning.map(([word]) => word));
}

/**
 * The words besides names and times that neither fill a slot nor decide the topic and are not known
 * filler.
 */
export function wordsNotRead(rest: string, topic: Intent | null): readonly string[] {
  const spans = spansOfCues(rest, (cue) => readsCue(topic, cue));
  const unread: string[] = [];
  let start = 0;
  const words = rest.split(" ");
  const turning = turningIn(words, topic);
  for (const word of words) {
    const from = start;
    start += word.length + 1;
    if (turning.has(word)) {
      unread.push(word);
      continue;
    }
    const isWho = word === "who" && topicOf(topic ?? "keep").about === "place";
    if (isWho) unread.push(word);
    if (masks.test(word) || !/[a-z]/.test(word) || carriesNothing(word)) continue;
    if (isOfTopic(word, topic)) continue;
    const isCue = spans.some(([begin, end]) => from >= begin && from < end) && isFormOfCues(word);
    if (!isCue) unread.push(word);
  }
  return [...new Set(unread)];
}

/** A misspelled filler word. */
export function isFunctionWord(typed: string): boolean {
  const reading = nearestWord(typed);
  return (
    reading !== null &&
    wordsWithoutMeaning.has(reading.word) &&
    (reading.other === null || wordsWithoutMeaning.has(reading.other))
  );
}

/** A word that a topic's cues listen for. */
export const isReadBy = (word: string, topic: Intent): boolean =>
  spansOfCues(word, (cue) => readsCue(topic, cue)).length > 0;
