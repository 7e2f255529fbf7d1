/** npx tsx bench/assistant.ts [--failures]: accuracy of the built-in assistant by group, and its time. */
import { performance } from "node:perf_hooks";
import { askCorpusQuestion, type CorpusOutcome } from "@striper/testkit/assistant/ask-corpus";
import { corpus, corpusGroups } from "@striper/testkit/assistant/corpus";
import { median, quantile } from "@striper/testkit/statistics";

const targetMilliseconds = 50;
const showsFailures = process.argv.includes("--failures");
const showsHeldOut = process.argv.includes("--held-out");

const times: number[] = [];
const outcomes: CorpusOutcome[] = [];
for (const question of corpus) {
  const started = performance.now();
  const outcome = await askCorpusQuestion(question);
  times.push((performance.now() - started) / question.turns.length);
  outcomes.push(outcome);
}

const isRight = ({ failed, invented }: CorpusOutcome) =>
  failed.length === 0 && invented.length === 0;
const share = (part: CorpusOutcome[]) =>
  part.length === 0
    ? "-"
    : `${part.filter(isRight).length}/${part.length} (${((part.filter(isRight).length / part.length) * 100).toFixed(1)} %)`;
const row = (part: CorpusOutcome[]) => ({
  all: share(part),
  developed: share(part.filter(({ question }) => !question.isHeldOut)),
  "held out": share(part.filter(({ question }) => question.isHeldOut)),
});
console.table({
  ...Object.fromEntries(
    corpusGroups.map((group) => [
      group,
      row(outcomes.filter(({ question }) => question.group === group)),
    ]),
  ),
  total: row(outcomes),
});

if (showsFailures) {
  for (const { question, answer, failed, invented } of outcomes) {
    if (question.isHeldOut !== showsHeldOut || (failed.length === 0 && invented.length === 0))
      continue;
    console.log(`${question.group}: ${question.turns.join(" >> ")}`);
    console.log(`  failed ${failed.join("; ")} invented ${invented.join(" ")}`);
    console.log(`  ${answer.text.slice(0, 400)}`);
  }
}

const typical = median(times);
console.table({
  "median, ms": typical.toFixed(1),
  "95th percentile, ms": quantile(times, 0.95).toFixed(1),
  "slowest, ms": quantile(times, 0.999).toFixed(1),
});
if (typical >= targetMilliseconds) process.exitCode = 1;
