import type { WireCard } from "@striper/contract/assistant";

export const someCard = (parts: Partial<WireCard> = {}): WireCard => ({
  tool: "tide",
  title: "Tide, Boston, today",
  slots: { place: "Boston", date: "2026-06-13" },
  assumed: ["place"],
  headline: { figure: "10:06 am", unit: null, label: "Next high tide, Boston, today" },
  verdict: null,
  text: "High tide at 10:06 am today.",
  details: [],
  facts: [],
  sources: [],
  actions: [],
  is_unanswered: false,
  ...parts,
});
