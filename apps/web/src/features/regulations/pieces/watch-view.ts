import { dateInWords } from "@striper/angling/regulations";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";
import type { RuleWatch } from "#web/platform/rule-table/rule-watch.ts";

export interface WatchView {
  readonly text: string;
  readonly meaning: string;
  readonly isWarning: boolean;
}

/**
 * Describes the page watch, which never counts as a verification. Null before the first check, or
 * when the page says nothing about this rule.
 */
export function watchView(watch: RuleWatch | undefined): WatchView | null {
  if (watch === undefined || watch.state === "silent") return null;
  const since = dateInWords(watch.since);
  const read = watch.read_on === null ? null : dateInWords(watch.read_on);
  if (watch.state === "changed")
    return { text: wording.textChanged(since), meaning: wording.changedMeaning, isWarning: true };
  if (watch.state === "unreadable")
    return {
      text: wording.pageUnreadable(since),
      meaning: wording.unreadableMeaning(read),
      isWarning: true,
    };
  return {
    text: wording.textUnchanged(since),
    meaning: wording.unchangedMeaning(read ?? since),
    isWarning: false,
  };
}
