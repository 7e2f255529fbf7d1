import { buildCard, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { fact } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { textById } from "#angling/assistant/texts/texts.ts";
import { SlotError } from "./asked.ts";
import type { Tool } from "./tool.ts";

function answer(slots: Slots) {
  const { text: id } = slots;
  if (id === undefined) throw new SlotError("text", "Name the reviewed text by its identifier.");
  const found = textById(id);
  if (found === undefined) throw new SlotError("text", `No reviewed text is called "${id}".`);
  const { title, text, source, screen } = found;
  const shared = {
    title,
    slots,
    assumed: [],
    text,
    facts: [fact("text", text, source, { screen })],
    sources: [{ name: source, link: null }],
    actions: screen === null ? [] : [{ label: "Open", screen }],
  };
  // A text that begins so says that the app does not know.
  if (text.startsWith("Not held")) return unansweredCard("text", shared);
  return buildCard("text", { ...shared, headline: { figure: title, unit: null, label: source } });
}

export const text: Tool = {
  name: "text",
  title: "Reviewed text",
  description:
    "A reviewed text by its identifier: details of the law, handling, safety, tackle and how things are done in the app.",
  takes: ["text"],
  required: ["text"],
  aspects: [],
  answer: async (slots) => answer(slots),
};
