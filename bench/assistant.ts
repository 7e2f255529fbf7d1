/**
 * npx tsx bench/assistant.ts [--failures]: how often the finder has the right card. The judged questions of
 * strangers are each asked of a finder that was trained without them, four-fold; the unseen questions, plain
 * and mistyped, reordered or among talk, of the one that is shipped.
 */
import { find, type FindContext, type Finding } from "@striper/angling/assistant/find/find";
import { isVerdictTool } from "@striper/angling/assistant/find/at-once";
import { shippedLearning } from "@striper/angling/assistant/find/learned";
import { indexExamples } from "@striper/angling/assistant/find/nearest";
import type { Learned } from "@striper/angling/assistant/find/rank";
import type { CardBefore } from "@striper/angling/assistant/find/turn";
import { perturbations, perturbed, type Perturbation } from "@striper/testkit/assistant/perturb";
import { servesStranger } from "@striper/testkit/assistant/labelled-examples";
import { strangers } from "@striper/testkit/assistant/strangers";
import {
  unseenAskedAt,
  unseenQuestions,
  type UnseenQuestion,
} from "@striper/testkit/assistant/unseen";
import { finderExamples, trainFinder } from "../scripts/data/finder.ts";

const folds = 4;
const showsFailures = process.argv.includes("--failures");

interface Outcome {
  readonly first: boolean;
  readonly amongThree: boolean;
  readonly slots: boolean;
  readonly shown: boolean;
  readonly shownWrong: boolean;
  readonly wrongVerdict: boolean;
}

const contextOf = (learned: Learned): FindContext => ({
  now: unseenAskedAt,
  ownSpots: [],
  learned,
});

function outcomeOf(
  { candidates, shown }: Finding,
  isRight: (index: number) => boolean,
  hasSlots: (index: number) => boolean,
  mayShow = true,
): Outcome {
  const indexes = candidates.map((_, index) => index);
  const isWrong = shown === 0 && !(mayShow && isRight(0) && hasSlots(0));
  return {
    first: candidates.length > 0 && isRight(0),
    amongThree: indexes.some((index) => isRight(index)),
    slots: indexes.some((index) => isRight(index) && hasSlots(index)),
    shown: shown === 0,
    shownWrong: isWrong,
    wrongVerdict: isWrong && isVerdictTool(String(candidates[0]?.tool)),
  };
}

function report(question: string, found: Finding, { first, shownWrong }: Outcome): void {
  if (!showsFailures || (first && !shownWrong)) return;
  const cards = found.candidates.map(
    ({ tool, slots, probability }) =>
      `${tool} ${probability.toFixed(2)} ${slots.text ?? JSON.stringify(slots)}`,
  );
  console.log(
    `${shownWrong ? "SHOWN " : ""}${question} | ${cards.join(" ; ")} | ${found.unread.join(" ")}`,
  );
}

function askStrangers(): readonly Outcome[] {
  const examples = finderExamples("data");
  const judged = strangers.flatMap((one) => {
    const right = servesStranger(one);
    return right.size === 0 ? [] : [{ question: one.question, right }];
  });
  return Array.from({ length: folds }, (_, fold) => {
    const held = judged.filter((_one, index) => index % folds === fold);
    const out = new Set(held.map(({ question }) => question.toLowerCase()));
    const known = examples.filter(({ typed }) => !out.has(typed.toLowerCase()));
    const learned = {
      weights: trainFinder(known),
      examples: indexExamples(known.filter(({ label }) => label !== "text")),
    };
    return held.map(({ question, right }) => {
      const found = find(question, null, contextOf(learned));
      const labels = found.candidates.map(({ tool, slots }) =>
        tool === "text" ? `text/${String(slots.text)}` : tool,
      );
      const outcome = outcomeOf(
        found,
        (index) => right.has(String(labels[index])),
        () => true,
      );
      report(question, found, outcome);
      return outcome;
    });
  }).flat();
}

function askUnseen(one: UnseenQuestion, way: Perturbation | null): Outcome | null {
  const { turns, tools: serve, slots, both = serve, notShown = false } = one;
  const asked = turns.map((turn) => (way === null ? turn : perturbed(turn, way)));
  if (way !== null && asked.join() === turns.join()) return null;
  let before: CardBefore | null = null;
  let found: Finding | null = null;
  for (const message of asked) {
    found = find(message, before, contextOf(shippedLearning()));
    const [first] = found.candidates;
    before = first === undefined ? null : { ...first, isOpen: found.shown === 0 };
  }
  if (found === null) return null;
  const { candidates } = found;
  const holds = (value: unknown, wanted: unknown): boolean =>
    typeof value === "string" && typeof wanted === "string"
      ? value.includes(wanted)
      : JSON.stringify(value) === JSON.stringify(wanted);
  const outcome = outcomeOf(
    found,
    (index) => both.includes(String(candidates[index]?.tool)),
    (index) => {
      const candidate = candidates[index];
      const given = new Map<string, unknown>(Object.entries(candidate?.slots ?? {}));
      return (
        candidate?.tool === "text" ||
        Object.entries(slots).every(([name, wanted]) => holds(given.get(name), wanted))
      );
    },
    !notShown,
  );
  report(asked.join(" >> "), found, outcome);
  return outcome;
}

const share = (outcomes: readonly Outcome[], is: (one: Outcome) => boolean): string =>
  `${((outcomes.filter(is).length / outcomes.length) * 100).toFixed(1)} %`;
const rowOf = (outcomes: readonly Outcome[]) => ({
  asked: outcomes.length,
  first: share(outcomes, ({ first }) => first),
  "among three": share(outcomes, ({ amongThree }) => amongThree),
  "slots right": share(outcomes, ({ slots }) => slots),
  "shown at once": share(outcomes, ({ shown }) => shown),
  "shown wrong": share(outcomes, ({ shownWrong }) => shownWrong),
  "wrong on law or safety": outcomes.filter(({ wrongVerdict }) => wrongVerdict).length,
});

const unseen = unseenQuestions.flatMap((one) => askUnseen(one, null) ?? []);
const ways = perturbations.filter((way) => way !== "between two others");
const perturbedOutcomes = unseenQuestions.flatMap((one) =>
  ways.flatMap((way) => askUnseen(one, way) ?? []),
);
const ofStrangers = askStrangers();
const started = process.cpuUsage();
for (const { turns } of unseenQuestions) find(turns[0] ?? "", null, contextOf(shippedLearning()));
const { user, system } = process.cpuUsage(started);
console.table({
  "strangers, held out": rowOf(ofStrangers),
  unseen: rowOf(unseen),
  "unseen, perturbed": rowOf(perturbedOutcomes),
});
console.log(`among three ${share(ofStrangers, ({ amongThree }) => amongThree)}`);
console.log(`shown wrong ${share(ofStrangers, ({ shownWrong }) => shownWrong)}`);
/** As long as a message may be, with misspelled words, beside a thousand own spots. */
const longest = unseenQuestions
  .flatMap(({ turns }) => turns)
  .map((turn) => perturbed(turn, "a typo in each word"))
  .join(" ")
  .slice(0, 500);
const ownSpots = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  name: `Ledge ${index} behind the rock`,
  position: { latitude: 42.3, longitude: -70.9 },
}));
const worst = { ...contextOf(shippedLearning()), ownSpots };
const runs = 20;
find(longest, null, worst);
const begun = process.cpuUsage();
for (let run = 0; run < runs; run += 1) find(longest, null, worst);
const used = process.cpuUsage(begun);
console.log(
  `500 characters, 1,000 own spots ${((used.user + used.system) / 1000 / runs).toFixed(1)} ms`,
);
console.log(`a message ${((user + system) / 1000 / unseenQuestions.length).toFixed(1)} ms`);
