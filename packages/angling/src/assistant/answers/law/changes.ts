import { tableFacts, versionFacts } from "./rule-facts.ts";
import { answered, type AnswerContext, type Reply } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { describeChanges } from "#angling/regulations/index.ts";

const mostTold = 8;

export async function answerChanges(_frame: Frame, { providers }: AnswerContext): Promise<Reply> {
  const [table, earlier] = await Promise.all([providers.ruleTable(), providers.earlierRuleTable()]);
  const verified = table.records.flatMap(({ verifiedOn }) => verifiedOn ?? []).toSorted();
  const newest = verified.at(-1) ?? table.publishedOn;
  const facts = [...versionFacts(table), ...tableFacts([["verified-on", newest, "date"]])];
  const standing = `You have rule table ${table.version} of ${table.publishedOn}; its newest rules were verified on ${newest}.`;
  if (earlier === null)
    return answered(
      [
        standing,
        "No earlier version is at hand here, so I cannot say what changed; each card on the regulations screen names its source.",
      ],
      facts,
    );
  const changes = describeChanges(earlier, table);
  const before = [...facts, ...tableFacts([["rule-table-before", earlier.version]])];
  if (changes.length === 0)
    return answered([standing, `Nothing differs from version ${earlier.version}.`], before);
  const told = changes.slice(0, mostTold);
  return answered(
    [standing, `Since version ${earlier.version}:`, ...told.map(({ words }) => words)],
    [...before, ...tableFacts(told.map(({ words }) => ["rule-change", words]))],
  );
}
