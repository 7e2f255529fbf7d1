import { harborDate } from "@striper/marine/time";
import { fact, screens } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { AnswerContext, Reply } from "#angling/assistant/answers/reply.ts";
import { tableAgeWarning } from "#angling/regulations/index.ts";
import { speciesFor } from "./asked-fish.ts";

/** What is said before a rule or a verdict by a table that no server has confirmed for long. */
export async function withTableAge(
  reply: Reply,
  { species, intent }: Frame,
  { providers, now }: AnswerContext,
): Promise<Reply> {
  const confirmedOn = (await providers.rulesConfirmedOn?.()) ?? null;
  const isLaw = intent === "keep" || intent === "rules";
  if (confirmedOn === null || !isLaw || species?.kind === "unheld") return reply;
  const { ids } = speciesFor(species);
  const { records } = await providers.ruleTable();
  const warning = records
    .filter((record) => ids.includes(record.species))
    .map((record) => tableAgeWarning(record, confirmedOn, harborDate(now)))
    .find((words) => words !== null);
  if (warning === undefined) return reply;
  const told = fact("rules-confirmed", confirmedOn, "Rule table", {
    unit: "date",
    screen: screens.regulations,
  });
  return { ...reply, text: `**${warning}** ${reply.text}`, facts: [told, ...reply.facts] };
}
