import { buildCard } from "#angling/assistant/cards/build-card.ts";
import type { Card } from "#angling/assistant/cards/card.ts";
import { emergencyText } from "#angling/assistant/emergencies/texts.ts";
import { SlotError } from "#angling/assistant/tools/asked.ts";
import { tools } from "#angling/assistant/tools/index.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import { find } from "./find.ts";
import { shippedLearning } from "./learned.ts";
import type { Candidate, CardBefore, Turn } from "./turn.ts";

/** From the specification, section 3: maximum length of a message. */
const messageMaxLength = 500;

async function cardOf({ tool, slots }: Candidate, context: ToolContext): Promise<Card> {
  const { title, answer } = tools[tool];
  try {
    return await answer(slots, context);
  } catch (error) {
    if (!(error instanceof SlotError)) throw error;
    return buildCard(tool, { title, slots, text: error.message });
  }
}

const isSameAnswer = (a: Card, b: Card): boolean =>
  a.tool === b.tool && a.title === b.title && a.text === b.text;

export async function answerMessage(
  message: string,
  previous: CardBefore | null,
  context: ToolContext,
): Promise<Turn> {
  const text = message.slice(0, messageMaxLength);
  const ownSpots = (await context.providers.ownSpots()) ?? [];
  const learned = shippedLearning();
  const found = find(text, previous, { now: context.now, ownSpots, learned });
  const answers = await Promise.all(found.candidates.map((one) => cardOf(one, context)));
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
