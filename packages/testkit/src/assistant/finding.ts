import { buildCard } from "@striper/angling/assistant/cards/build-card";
import type { Card } from "@striper/angling/assistant/cards/card";
import type { Candidate } from "@striper/angling/assistant/find/turn";

/** The card of a candidate without its tool's answer: what a follow-up needs of it. */
export const cardOfCandidate = ({ tool, slots }: Candidate): Card =>
  buildCard(tool, {
    title: tool,
    slots,
    assumed: [],
    headline: { figure: tool, unit: null, label: tool },
    text: tool,
    facts: [],
    sources: [],
  });
