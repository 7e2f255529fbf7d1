import type { WireAnswer, WireCard } from "@striper/contract/assistant";
import { wording } from "#server/features/assistant/wording.ts";

const cardInWords = ({ title, text, details }: WireCard): string =>
  `${title}: ${[text, ...details].join(" ")}`;

export function answerInWords({ emergency, cards, open }: WireAnswer): string {
  const opened = cards.slice(0, open).map(cardInWords);
  const offered = cards.map(({ title, text }) => `- ${title}: ${text}`);
  const answer = offered.length === 0 ? [wording.noCard] : [wording.didYouMean, ...offered];
  return [
    ...(emergency === null ? [] : [emergency.text]),
    ...(open === 0 ? [answer.join("\n")] : opened),
  ].join("\n\n");
}
