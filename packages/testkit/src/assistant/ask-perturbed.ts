import type { Answer } from "@striper/angling/assistant";
import { askCorpusQuestion } from "./ask-corpus.ts";
import type { CorpusQuestion } from "./corpus.ts";
import { perturbed, type Perturbation } from "./perturb.ts";

/**
 * `asked-back`: it says it does not know, or offers readings to choose from, and gives no verdict.
 * `wrong-verdict`: another verdict on a rule, a permit or safety than the question's own.
 */
export type Grade = "right" | "asked-back" | "wrong" | "wrong-verdict";

export interface PerturbedOutcome {
  readonly question: CorpusQuestion;
  readonly way: Perturbation;
  readonly asked: string;
  readonly answer: Answer;
  readonly failed: readonly string[];
  readonly grade: Grade;
}

/** What a person acts on: to keep a fish, to go without a permit, to go out. */
const verdictKinds: ReadonlySet<string> = new Set([
  "verdict",
  "verdict-by-mode",
  "permit-needed",
  "boater-certificate-needed",
  "targeting",
  "safety",
  "jurisdiction",
  "season-state",
]);

/** Beside two other questions their facts and words stand as well, and one of them is not declined. */
const heldBesideOthers = (check: string): boolean =>
  !/^(?:!|declined|text:)/.test(check) || check.startsWith("text:/(?!");

function checksFor({ checks }: CorpusQuestion, way: Perturbation): readonly string[] {
  return way === "between two others" ? checks.filter(heldBesideOthers) : checks;
}

const verdictsOf = ({ facts }: Answer): readonly string[] =>
  facts.flatMap(({ kind, value }) => (verdictKinds.has(kind) ? [`${kind}=${String(value)}`] : []));

const isAskedBack = ({ declined, choices, unread, facts }: Answer): boolean =>
  declined ||
  ((choices.length > 0 || unread.length > 0) && !facts.some(({ kind }) => kind === "verdict"));

function gradeOf(answer: Answer, plain: Answer, failed: readonly string[]): Grade {
  if (failed.length === 0) return "right";
  if (isAskedBack(answer)) return "asked-back";
  const before = new Set(verdictsOf(plain));
  const isOther = verdictsOf(answer).some((verdict) => !before.has(verdict));
  return isOther ? "wrong-verdict" : "wrong";
}

const plainAnswers = new Map<CorpusQuestion, Promise<Answer>>();

/** Its own answer, asked once for all its ways. */
function plainAnswerOf(question: CorpusQuestion): Promise<Answer> {
  const known = plainAnswers.get(question);
  if (known !== undefined) return known;
  const asked = askCorpusQuestion(question).then(({ answer }) => answer);
  plainAnswers.set(question, asked);
  return asked;
}

/** A question of the corpus typed in another way; null where that changes nothing, or nothing can be checked. */
export async function askPerturbed(
  question: CorpusQuestion,
  way: Perturbation,
): Promise<PerturbedOutcome | null> {
  const last = question.turns.at(-1) ?? "";
  const asked = perturbed(last, way);
  const checks = checksFor(question, way);
  // What goes on from a turn before cannot follow another question.
  const isTorn = way === "between two others" && question.turns.length > 1;
  if (asked === last || checks.length === 0 || isTorn) return null;
  const plain = await plainAnswerOf(question);
  const turns = [...question.turns.slice(0, -1), asked];
  const { answer, failed } = await askCorpusQuestion({ ...question, turns, checks });
  return { question, way, asked, answer, failed, grade: gradeOf(answer, plain, failed) };
}
