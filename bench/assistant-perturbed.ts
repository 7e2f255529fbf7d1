/**
 * npx tsx bench/assistant-perturbed.ts [--list]: every question of the corpus and every wording of a
 * danger, typed in other ways. `--list` names what is wrong, `--way "one typo"` asks in that way alone,
 * `--every 10` each tenth question. Exits 1 where a limit is missed.
 */
import { parseArgs } from "node:util";
import { recogniseDanger } from "@striper/angling/assistant/safety";
import {
  askPerturbed,
  type Grade,
  type PerturbedOutcome,
} from "@striper/testkit/assistant/ask-perturbed";
import { corpus } from "@striper/testkit/assistant/corpus";
import { dangerWordings } from "@striper/testkit/assistant/dangers/dangers";
import { perturbations, perturbed, type Perturbation } from "@striper/testkit/assistant/perturb";

const limits = { acceptable: 97, wrong: 1 } as const;
const { values } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    way: { type: "string" },
    every: { type: "string", default: "1" },
  },
});
const lists = values.list;
const ways = perturbations.filter((way) => values.way === undefined || way === values.way);
const asked = corpus.filter((_, index) => index % Number(values.every) === 0);

async function outcomesOf(way: Perturbation): Promise<PerturbedOutcome[]> {
  const outcomes = [];
  for (const question of asked) {
    const outcome = await askPerturbed(question, way);
    if (outcome !== null) outcomes.push(outcome);
  }
  return outcomes;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
const count = (outcomes: readonly PerturbedOutcome[], grade: Grade): number =>
  outcomes.filter((outcome) => outcome.grade === grade).length;

function rowOf(outcomes: readonly PerturbedOutcome[]) {
  const right = count(outcomes, "right");
  const askedBack = count(outcomes, "asked-back");
  const wrong = count(outcomes, "wrong");
  return {
    asked: outcomes.length,
    right: share(right, outcomes.length).toFixed(1),
    "asked back": share(askedBack, outcomes.length).toFixed(1),
    "right or asked back": share(right + askedBack, outcomes.length).toFixed(1),
    "wrong elsewhere": share(wrong, outcomes.length).toFixed(1),
    "wrong verdicts": count(outcomes, "wrong-verdict"),
  };
}

/** Dangers that are not recognised: none of them may pass for an ordinary question. */
const missedDangers = (way: Perturbation): readonly string[] =>
  dangerWordings.flatMap(({ danger, message }) => {
    const said = perturbed(message, way);
    return recogniseDanger(said).length > 0 ? [] : [`${danger}: ${said}`];
  });

const all: PerturbedOutcome[] = [];
const rows: Record<string, ReturnType<typeof rowOf> & { "dangers missed": string }> = {};
const missed: string[] = [];
for (const way of ways) {
  const outcomes = await outcomesOf(way);
  const dangers = missedDangers(way);
  all.push(...outcomes);
  missed.push(...dangers.map((one) => `${way} | ${one}`));
  rows[way] = {
    ...rowOf(outcomes),
    "dangers missed": `${dangers.length}/${dangerWordings.length}`,
  };
}
const total = rowOf(all);
rows["all ways"] = {
  ...total,
  "dangers missed": `${missed.length}/${ways.length * dangerWordings.length}`,
};
console.table(rows);
console.log(`right or asked back ${total["right or asked back"]} %`);
console.log(`wrong elsewhere ${total["wrong elsewhere"]} %`);
console.log(`wrong verdicts ${total["wrong verdicts"]}`);
console.log(`dangers missed ${missed.length} of ${ways.length * dangerWordings.length}`);

function list(grade: Grade): void {
  console.log(`\n== ${grade}`);
  const ofGrade = all.filter((outcome) => outcome.grade === grade);
  for (const { way, question, asked: said, failed, answer } of ofGrade) {
    const turns = [...question.turns.slice(0, -1), said].join(" >> ");
    console.log(`${way} | ${question.group} | ${turns} | ${failed.join("; ")}`);
    console.log(`    ${answer.text.slice(0, 160).replaceAll("\n", " ")}`);
  }
}

if (lists) {
  for (const grade of ["wrong-verdict", "wrong", "asked-back"] as const) list(grade);
  console.log("\n== dangers missed");
  for (const one of missed) console.log(one);
}

const isMet =
  missed.length === 0 &&
  total["wrong verdicts"] === 0 &&
  Number(total["right or asked back"]) >= limits.acceptable &&
  Number(total["wrong elsewhere"]) <= limits.wrong;
if (!isMet) process.exitCode = 1;
