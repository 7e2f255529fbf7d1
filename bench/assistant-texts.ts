/**
 * npx tsx bench/assistant-texts.ts: fits anew how much each sign tells for a held text instead of what is computed
 * (packages/angling/src/assistant/passages/text-serves.ts), from the questions of strangers, each judged for what
 * serves, and from the corpus, whose computed questions count a quarter. Prints the weights, and how often
 * what serves is chosen for questions that were left out of both the guess of topics and the fit.
 */
import { computedReply } from "@striper/angling/assistant/answers/respond";
import { topicsBy, type LikelyTopic } from "@striper/angling/assistant/guess/likely-topics";
import { trainTopics } from "@striper/testkit/assistant/train-topics";
import { textBeside } from "@striper/angling/assistant/passages/answer-known";
import {
  textSignNames,
  textSigns,
  type TextSigns,
} from "@striper/angling/assistant/passages/text-serves";
import { withoutIdleWords } from "@striper/angling/assistant/understanding/idle-words";
import { readAll } from "@striper/angling/assistant/understanding/read-all";
import { corpus } from "@striper/testkit/assistant/corpus";
import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { labelledQuestions } from "@striper/testkit/assistant/labelled";
import { strangers } from "@striper/testkit/assistant/strangers";
import { readAnswers } from "../scripts/data/assistant.ts";

const folds = 10;
const worthOfCorpus = 0.25;
/** Keeps weights small where the questions are few. */
const decay = 0.01;
const steps = 3000;
const thresholds = [0.3, 0.4, 0.5, 0.6] as const;

interface Row {
  readonly question: string;
  /** Whether what is computed, and whether the likeliest text, serves. */
  readonly computed: boolean;
  readonly text: boolean;
  readonly weight: number;
  readonly fold: number;
  /** Null where nothing is weighed: what is computed answers. */
  readonly signs: TextSigns | null;
}

type Guess = (text: string) => readonly LikelyTopic[];

const textQuestions = readAnswers("data").flatMap(({ asks }) =>
  asks.map((text) => ({ text, topic: "text" as const })),
);
const foldOf = (index: number) => index % folds;
const guesses: readonly Guess[] = Array.from({ length: folds }, (_, fold) => {
  const left = new Set(
    [...strangers.map(({ question }) => question), ...corpus.map(({ turns }) => turns[0] ?? "")]
      .filter((_question, index) => foldOf(index) === fold)
      .map((question) => question.toLowerCase()),
  );
  const learned = labelledQuestions.filter(({ text }) => !left.has(text.toLowerCase()));
  const weights = trainTopics([...learned, ...textQuestions]);
  return (text) => topicsBy(weights, text);
});

async function weighed(question: string, fold: number) {
  const context = { providers: keptProviders, now: askedAt, position: null, home: null, day: null };
  const read = readAll({ question, before: [], now: askedAt, position: null, ownSpots: [] });
  const [frame] = read.frames;
  if (frame === undefined || read.frames.length > 1) return null;
  const heard = withoutIdleWords(frame);
  const reply = await computedReply(heard, context);
  const asked = frame.intent === "rules" ? frame : heard;
  const best = textBeside(asked, reply);
  return best === null
    ? null
    : {
        answer: best.answer,
        signs: textSigns(asked, reply, best, guesses[fold]),
      };
}

const rows: Row[] = [];
for (const [index, { question, isComputed, texts }] of strangers.entries()) {
  const fold = foldOf(index);
  const found = await weighed(question, fold);
  const text = found !== null && texts.includes(found.answer.title);
  rows.push({ question, computed: isComputed, text, weight: 1, fold, signs: found?.signs ?? null });
}
/** What a question of the corpus has to begin with: `text:/^No: …/`. */
const beginning = /^text:\/(?<pattern>\^.*)\/$/u;

for (const [index, { turns, checks }] of corpus.entries()) {
  const [question = "", ...more] = turns;
  const fold = foldOf(strangers.length + index);
  const found = more.length === 0 ? await weighed(question, fold) : null;
  if (found === null) continue;
  const text = checks.some((check) => {
    const pattern = beginning.exec(check)?.groups?.["pattern"];
    return pattern !== undefined && new RegExp(pattern, "u").test(found.answer.text);
  });
  const weight = text ? 1 : worthOfCorpus;
  rows.push({ question, computed: !text, text, weight, fold, signs: found.signs });
}

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));
const dot = (weights: readonly number[], signs: TextSigns) =>
  textSignNames.reduce((sum, name, index) => sum + Number(weights[index]) * signs[name], 0);

/** Logistic regression by gradient descent over signs brought to one scale. */
function fitted(from: readonly Row[]): readonly number[] {
  const used = from.flatMap(({ signs, computed, text, weight }) =>
    signs === null || computed === text ? [] : [{ signs, serves: Number(text), weight }],
  );
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  const mean = textSignNames.map(
    (name) => used.reduce((sum, { signs, weight }) => sum + weight * signs[name], 0) / total,
  );
  const spread = textSignNames.map((name, index) =>
    Math.sqrt(
      used.reduce(
        (sum, { signs, weight }) => sum + weight * (signs[name] - Number(mean[index])) ** 2,
        0,
      ) / total,
    ),
  );
  const scaled = used.map(({ signs, serves, weight }) => ({
    serves,
    weight,
    values: textSignNames.map((name, index) =>
      index === 0 ? 1 : (signs[name] - Number(mean[index])) / (Number(spread[index]) || 1),
    ),
  }));
  const weights = textSignNames.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = textSignNames.map(() => 0);
    for (const { values, serves, weight } of scaled) {
      const sum = values.reduce((all, value, index) => all + value * Number(weights[index]), 0);
      const error = (sigmoid(sum) - serves) * weight;
      for (const [index, value] of values.entries())
        slope[index] = Number(slope[index]) + (error * value) / total;
    }
    for (const [index, one] of slope.entries())
      weights[index] =
        Number(weights[index]) - 0.5 * (one + (index === 0 ? 0 : decay * Number(weights[index])));
  }
  const plain = weights.map((weight, index) =>
    index === 0 ? weight : weight / (Number(spread[index]) || 1),
  );
  const shift = plain.reduce(
    (sum, weight, index) => (index === 0 ? sum : sum + weight * Number(mean[index])),
    0,
  );
  return plain.map((weight, index) => (index === 0 ? weight - shift : weight));
}

const byFold = Array.from({ length: folds }, (_, fold) =>
  fitted(rows.filter((row) => row.fold !== fold)),
);
const asked = rows.slice(0, strangers.length);
const share = (count: number, of: readonly Row[]) => `${((count / of.length) * 100).toFixed(1)} %`;
const suits = ({ signs, computed, text, fold }: Row, threshold: number) =>
  signs !== null && sigmoid(dot(byFold[fold] ?? [], signs)) >= threshold ? text : computed;
const ofCorpus = rows.slice(strangers.length);
console.table(
  Object.fromEntries([
    ["computed alone", { suits: share(asked.filter(({ computed }) => computed).length, asked) }],
    [
      "the better of both",
      { suits: share(asked.filter(({ computed, text }) => computed || text).length, asked) },
    ],
    ...thresholds.map((threshold) => [
      `from ${threshold} on the text`,
      {
        suits: share(asked.filter((row) => suits(row, threshold)).length, asked),
        "the corpus": share(ofCorpus.filter((row) => suits(row, threshold)).length, ofCorpus),
      },
    ]),
  ]),
);
const weights = fitted(rows);
console.table(
  Object.fromEntries(
    textSignNames.map((name, index) => [name, { weight: Number(weights[index]).toFixed(2) }]),
  ),
);
