import type { Emergency } from "#angling/assistant/find/turn.ts";
import { dangerTexts, dangers, type Danger } from "./danger-texts.ts";

const isDanger = (id: string): id is Danger => dangers.some((one) => one === id);

export function emergencyText(id: string): Emergency | null {
  if (!isDanger(id)) return null;
  const { title, first, steps } = dangerTexts[id];
  return { id, text: [`${title}. ${first}`, ...steps].join("\n") };
}
