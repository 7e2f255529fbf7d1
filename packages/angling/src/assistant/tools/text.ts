import { shippedLearning } from "#angling/assistant/find/learned.ts";
import { rank } from "#angling/assistant/find/rank.ts";
import { textById, type ReviewedText } from "#angling/assistant/texts/texts.ts";
import { dangers, dangerTexts } from "#angling/assistant/emergencies/danger-texts.ts";
import { SlotError } from "./asked.ts";
import { defineTool } from "./tool.ts";

/** Minimum probability for choosing a text by words. */
const surely = 0.4;

function findText(said: string): ReviewedText {
  const known = textById(said);
  if (known !== undefined) return known;
  const near = rank(shippedLearning(), said.toLowerCase()).ranked.flatMap(
    ({ label, probability }) => {
      const text = textById(label.replace(/^text\//, ""));
      return text === undefined ? [] : [{ text, probability }];
    },
  );
  const [first] = near;
  if (first !== undefined && first.probability >= surely) return first.text;
  const nearest = near.slice(0, 3).map(({ text: { id, title } }) => `${id} (${title})`);
  throw new SlotError(`No text is surely meant. Nearest by identifier: ${nearest.join(", ")}`);
}

export const text = defineTool({
  name: "text",
  title: "Reviewed text",
  description:
    "Finds a reviewed text: details of law, handling, safety, tackle, and how things are done in the app.",
  takes: ["text"],
  required: ["text"],
  answer: ({ text: said }) => {
    if (said === undefined) throw new SlotError("Say which reviewed text.");
    const danger = dangers.find((one) => one === said);
    if (danger !== undefined) {
      const { title, first, steps, sources } = dangerTexts[danger];
      return {
        title,
        slots: { text: danger },
        headline: { figure: "Call 911 or VHF 16", label: title },
        text: first,
        details: steps,
        sources: sources.map((one) => ({ name: one.source, link: null })),
      };
    }
    const { id, title, source, screen, ...found } = findText(said);
    const isHeld = !found.text.startsWith("Not held");
    return {
      title,
      slots: { text: id },
      text: found.text,
      ...(isHeld ? { headline: { figure: title, label: source } } : {}),
      sources: [{ name: source, link: null }],
      actions: screen === null ? [] : [{ label: "Open", screen }],
    };
  },
});
