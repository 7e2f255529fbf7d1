import type { Frame } from "#angling/assistant/frame.ts";
import { isOfAnotherYear, type KeepAnswer } from "#angling/regulations/index.ts";
import { verdictWords } from "#angling/assistant/answers/law/judging.ts";

/** Yes to "must it go back" is no to "may I keep it". */
const asksReturn =
  /^(?:(?:so|ok|hey|and) )*(?:do|should|must|does|would|need)(?: not)? (?:i|we|it|this|that|he|she|they)\b.*\b(?:releas\w*|throw\w*|toss\w*|chuck\w*|put (?:it|him|her|back)|let (?:it |him |her )?go|go(?:es)? back|sent back)\b|\btoo (?:short|long|big|small|little)\b/;
const asksWhich = /\bor (?:keep|release|toss|throw|chuck|let|put|not)\b/;
const plain = { keep: "It may be kept", release: "It must go back" } as const;

/** The verdict in the words that answer what was asked; it says so when the rule is another year's. */
export function verdictLead({ verdict, record }: KeepAnswer, frame: Frame, date: string): string {
  const lead = leadOf(verdict, frame);
  return verdict === "unknown" || record === null || !isOfAnotherYear(record, date)
    ? lead
    : `By the rule of ${record.ruleYear}: ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`;
}

function leadOf(verdict: KeepAnswer["verdict"], { words }: Frame): string {
  if (verdict === "unknown") return verdictWords.unknown;
  if (asksWhich.test(words)) return plain[verdict];
  if (!asksReturn.test(words)) return verdictWords[verdict];
  return verdict === "release" ? "Yes, it must go back" : "No, it may be kept";
}
