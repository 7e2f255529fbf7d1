import { buildCard } from "#angling/assistant/cards/build-card.ts";
import type { Card } from "#angling/assistant/cards/card.ts";
import { emergencyText } from "#angling/assistant/emergencies/texts.ts";
import { SlotError } from "#angling/assistant/tools/asked.ts";
import { tools as allTools } from "#angling/assistant/tools/index.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import { find, type FindContext } from "./find.ts";
import { shippedLearning } from "./learned.ts";
import type { Candidate, CardBefore, Turn } from "./turn.ts";

/** Specification, section 3: what is longer is not read. */
const messageMaxLength = 500;

/** Computes the card of a candidate; a value the tool cannot use is said on the card. */
async function cardOf(
  { tool, slots }: Candidate,
  tools: FindContext["tools"],
  context: ToolContext,
): Promise<Card | null> {
  const known = tools[tool];
  if (known === undefined) return null;
  try {
    return await known.answer(slots, context);
  } catch (error) {
    if (!(error instanceof SlotError)) throw error;
    return buildCard(tool, { title: known.title, slots, text: error.message });
  }
}

const isSameAnswer = (a: Card, b: Card): boolean =>
  a.tool === b.tool && a.title === b.title && a.text === b.text;

/** Answers a message without a model: at most three cards, each already computed by its tool. */
export async function answerMessage(
  message: string,
  previous: CardBefore | null,
  context: ToolContext,
  tools: FindContext["tools"] = allTools,
): Promise<Turn> {
  const text = message.slice(0, messageMaxLength);
  const ownSpots = (await context.providers.ownSpots()) ?? [];
  const learned = shippedLearning();
  const found = find(text, previous, { now: context.now, ownSpots, learned, tools });
  const cards = await Promise.all(found.candidates.map((one) => cardOf(one, tools, context)));
  const answers = cards.filter((card) => card !== null);
  // Two readings may come to the same answer.
  const shownCards = answers.filter(
    (card, index) => answers.findIndex((other) => isSameAnswer(card, other)) === index,
  );
  return {
    message,
    emergency: found.emergency === null ? null : emergencyText(found.emergency),
    cards: shownCards,
    shown: shownCards.length === 0 || message.length > messageMaxLength ? null : found.shown,
    unread: found.unread,
  };
}
