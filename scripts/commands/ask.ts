/** `npm run --silent ask` answers messages without a model and prints the cards as JSON. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { packagedProviders } from "@striper/angling/assistant";
import type { Card } from "@striper/angling/assistant/cards/card";
import { answerMessage } from "@striper/angling/assistant/find/answer-message";
import { cardAfter, type Turn } from "@striper/angling/assistant/find/turn";
import type { ToolContext } from "@striper/angling/assistant/tools/tool";
import type { DayState } from "@striper/angling/regulations";
import { findWater, type Water } from "@striper/angling/home-waters";
import { readChart } from "@striper/server/charts";
import type { Chart } from "@striper/marine/charts";
import { parsePosition, type Position } from "@striper/marine/geo";
import { harborDate, parseIso, type Instant } from "@striper/marine/time";
import { z } from "zod";
import { builtCharts } from "./support/built-charts.ts";
import { readArguments, UsageError, type Command, type Output } from "./support/command.ts";
import { parseDayState } from "./support/day-arguments.ts";
import { tellOfSlip } from "./support/meant-position.ts";

const usage = `usage: ask [--now <instant>] [--at <latitude>,<longitude>] [--water <id>] [--kept <fish>=<count>[/<aboard>]] [--mode <mode>]
           [--anglers <count>] "<message>" ["<next message>" ...]
       ask --lines < <file>

  --now   2026-06-13T09:00:00Z (the clock's time when not given)
  --at    where the person is, in decimal degrees: 42.36,-70.90
  --water the water a message without a place is about: a spot or a station, merrimack-river-mouth or 8443970
  --kept  fish kept today: striped_bass=1, or scup=10/140 with those of everyone aboard; may be repeated
  --mode  how one fishes today: shore, private or for-hire
  --anglers  people who fish together today
  --lines reads one JSON object a line, {"id", "now", "at", "turns": ["<message>", ...]}, and prints one for each

Prints {id, turns: [{message, emergency: null | {id, text}, cards: [{tool, title, slots, assumed, text, facts, sources}],
shown: 0 | null, unread}]}: at most three cards a message, the likeliest first, each as a tap would show it. "shown"
is the card that opens by itself, "assumed" the slots nobody said, "unread" the words that were not understood. A
message may change the card before it. Computed without a server or a network: there is no weather, no catch log and
no stored license here; charts are those that come with the product. Not for navigation; not legal advice.`;

interface Talk {
  readonly id: string | null;
  readonly turns: readonly string[];
  readonly now: Instant;
  readonly position: Position | null;
  readonly water: Water | null;
  readonly day: DayState | null;
}

function parsePlace(text: string | null | undefined, output: Output): Position | null {
  if (text === undefined || text === null) return null;
  const position = parsePosition(text);
  if (position === null) throw new UsageError(`not a position: ${text}`);
  tellOfSlip(position, output);
  return position;
}

function parseWater(id: string | undefined): Water | null {
  if (id === undefined) return null;
  const water = findWater(id, null);
  if (water === undefined) throw new UsageError(`no such spot or station: ${id}`);
  return water;
}

function parseNow(text: string | null | undefined): Instant {
  const now = text === undefined || text === null ? Date.now() : parseIso(text);
  if (now === null) throw new UsageError(`not an instant: ${String(text)}`);
  return now;
}

const options = {
  now: { type: "string" },
  at: { type: "string" },
  water: { type: "string" },
  kept: { type: "string", multiple: true },
  mode: { type: "string" },
  anglers: { type: "string" },
  lines: { type: "boolean", default: false },
} as const;

function parseTalk(args: string[], output: Output): Talk | "lines" {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true });
  if (values.lines) return "lines";
  const now = parseNow(values.now);
  if (positionals.length === 0) throw new UsageError("a message is missing");
  const water = parseWater(values.water);
  const day = parseDayState(harborDate(now), values);
  const position = parsePlace(values.at, output);
  return { id: null, turns: positionals, now, position, water, day };
}

const line = z.object({
  id: z.union([z.string(), z.number()]).transform(String).nullish(),
  now: z.string().nullish(),
  at: z.string().nullish(),
  turns: z.array(z.string()).min(1),
});

function parseLine(text: string, output: Output): Talk {
  const { id = null, now, at, turns } = line.parse(JSON.parse(text));
  const position = parsePlace(at, output);
  return { id, turns, now: parseNow(now), position, water: null, day: null };
}

const shapeOfCard = ({ tool, title, slots, assumed, text, details, facts, sources }: Card) => ({
  tool,
  title,
  slots,
  assumed,
  text: [text, ...details].join(" "),
  facts,
  sources,
});

const shapeOfTurn = ({ cards, ...turn }: Turn) => ({ ...turn, cards: cards.map(shapeOfCard) });

let chart: Chart | undefined;
/** Loaded on demand, because reading the charts takes longer than most answers. */
const builtChart = (): Chart => (chart ??= readChart(builtCharts));

async function answerTalk({ id, turns, now, position, water, day }: Talk) {
  const context: ToolContext = {
    providers: { ...packagedProviders, chart: () => Promise.resolve(builtChart()) },
    now,
    position,
    home: water,
    day,
  };
  const answered: Turn[] = [];
  for (const message of turns) {
    const last = answered.at(-1);
    const before = last === undefined ? null : cardAfter(last);
    answered.push(await answerMessage(message, before, context));
  }
  return { ...(id === null ? {} : { id }), turns: answered.map(shapeOfTurn) };
}

/** With `--lines` the messages come from `input`. */
export const askFrom = (input: Readable): Command => ({
  usage,
  answer: async (args, output) => {
    const talk = parseTalk(args, output);
    if (talk !== "lines") return output.print(JSON.stringify(await answerTalk(talk)));
    for await (const text of createInterface({ input }))
      if (text.trim() !== "")
        output.print(JSON.stringify(await answerTalk(parseLine(text, output))));
    return undefined;
  },
});

export const ask: Command = askFrom(process.stdin);
