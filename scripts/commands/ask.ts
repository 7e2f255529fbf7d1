/** `npm run --silent ask`: questions to the built-in assistant and its answers, as one JSON object. */
import {
  answerQuestion,
  factWithoutScreen,
  packagedProviders,
  type Answer,
  type FollowUpContext,
  type QuestionCase,
} from "@striper/angling/assistant";
import type { DayState } from "@striper/angling/regulations";
import { findWater, type Water } from "@striper/angling/home-waters";
import { readChart } from "@striper/server/charts";
import { parsePosition, type Position } from "@striper/marine/geo";
import { harborDate, parseIso, type Instant } from "@striper/marine/time";
import { builtCharts } from "./support/built-charts.ts";
import { endWithUsage, readArguments, UsageError } from "./support/command.ts";
import { parseDayState } from "./support/day-arguments.ts";
import { tellOfSlip } from "./support/meant-position.ts";

const usage = `usage: ask [--now <instant>] [--at <latitude>,<longitude>] [--water <id>] [--kept <fish>=<count>[/<aboard>]] [--mode <mode>]
           [--anglers <count>] "<question>" ["<follow-up>" ...]

  --now   2026-06-13T09:00:00Z (the clock's time when not given)
  --at    where the person is, in decimal degrees: 42.36,-70.90
  --water what a question without a place is about: a spot or a station, merrimack-river-mouth or 8443970
  --kept  fish kept today: striped_bass=1, or scup=10/140 with those of everyone aboard; may be repeated
  --mode  how one fishes today: shore, private or for-hire
  --anglers  people who fish together today

Prints {answers: [{text, more, facts: [{kind, value, unit, place, time, source}], declined, case, cases,
unread, choices: [{label, question}], actions: [{label, screen}]}]}, one answer a question; each question
may lean on those before it. A case is how a question was understood: {topic, slots: {name: {value, label,
from: read|assumed|before}}}; "case" is the first of "cases". "unread" are the words that were not
understood, "more" is what the app folds away. Computed without a server or a network: there is
no weather, no catch log and no stored license here; charts are those that come with the product.
Not for navigation; not legal advice.`;

interface Questions {
  readonly questions: readonly string[];
  readonly now: Instant;
  readonly position: Position | null;
  readonly water: Water | null;
  readonly day: DayState | null;
}

function parsePlace(text: string | undefined): Position | null {
  if (text === undefined) return null;
  const position = parsePosition(text);
  if (position === null) throw new UsageError(`not a position: ${text}`);
  tellOfSlip(position);
  return position;
}

function parseWater(id: string | undefined): Water | null {
  if (id === undefined) return null;
  const water = findWater(id, null);
  if (water === undefined) throw new UsageError(`no such spot or station: ${id}`);
  return water;
}

function parseQuestions(args: string[]): Questions {
  const { values, positionals } = readArguments({
    args,
    options: {
      now: { type: "string" },
      at: { type: "string" },
      water: { type: "string" },
      kept: { type: "string", multiple: true },
      mode: { type: "string" },
      anglers: { type: "string" },
    },
    allowPositionals: true,
  });
  const now = values.now === undefined ? Date.now() : parseIso(values.now);
  if (now === null) throw new UsageError(`not an instant: ${values.now}`);
  if (positionals.length === 0) throw new UsageError("a question is missing");
  const water = parseWater(values.water);
  const day = parseDayState(harborDate(now), values);
  return { questions: positionals, now, position: parsePlace(values.at), water, day };
}

/** The slots by their names. */
const caseOf = ({ topic, slots }: QuestionCase) => ({
  topic,
  slots: Object.fromEntries(
    slots.map(({ name, value, label, from }) => [name, { value, label, from }]),
  ),
});

function report(answer: Answer) {
  const { text, more, facts, declined, cases, unread, choices, actions } = answer;
  const [first = null] = cases.map(caseOf);
  return {
    text,
    more,
    facts: facts.map(factWithoutScreen),
    declined,
    case: first,
    cases: cases.map(caseOf),
    unread,
    choices,
    actions,
  };
}

async function ask({ questions, now, position, water, day }: Questions) {
  const answers = [];
  const chart = readChart(builtCharts);
  let conversation: FollowUpContext | null = null;
  for (const question of questions) {
    const answer: Answer = await answerQuestion({
      question,
      conversation,
      providers: {
        ...packagedProviders,
        homeWater: () => Promise.resolve(water),
        day: () => Promise.resolve(day),
        chart: () => Promise.resolve(chart),
      },
      now,
      position,
    });
    conversation = answer.followUpContext;
    answers.push(report(answer));
  }
  return { answers };
}

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) console.log(usage);
  else console.log(JSON.stringify(await ask(parseQuestions(args)), null, 2));
}

run().catch((error: unknown) => endWithUsage(error, usage));
