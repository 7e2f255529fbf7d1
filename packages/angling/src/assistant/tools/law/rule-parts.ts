import type { CardSource } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Mode } from "#angling/assistant/slots/slots.ts";
import {
  bagInWords,
  dateInWords,
  isOfAnotherYear,
  seasonInWords,
  type ApplicableRule,
  type AreaNotice,
  type FishingMode,
  type RegulationRecord,
} from "#angling/regulations/index.ts";

export const fishingModeOf: Readonly<Record<Mode, FishingMode>> = {
  shore: "shore",
  boat: "private",
  charter: "for-hire",
};
export const modeSlotOf: Readonly<Record<FishingMode, Mode>> = {
  shore: "shore",
  private: "boat",
  "for-hire": "charter",
};
export const modeWords: Readonly<Record<FishingMode, string>> = {
  shore: "from shore",
  private: "from a private boat",
  "for-hire": "on a for-hire boat",
};

/** Returns the official page a rule was read from, with its citation and the day it was verified. */
export function ruleSource({ source, citation, verifiedOn }: RegulationRecord): CardSource {
  const verified = verifiedOn === null ? "not verified" : `verified ${dateInWords(verifiedOn)}`;
  return { name: `${source.title} (${citation}), ${verified}`, link: source.url };
}

/** Returns the figures of a rule as it applies on a day, each once. */
export function ruleFacts(rule: ApplicableRule): readonly Fact[] {
  const { record, size, bag, vesselCap, season, nextBag } = rule;
  const { next } = season;
  return factsFrom(record.citation, { screen: screens.regulations }, [
    ...(size.kind === "length"
      ? ([
          ["minimum-size", size.minimum, "in"],
          [
            size.maximum?.bound === "below" ? "must-be-under" : "maximum-size",
            size.maximum?.inches ?? null,
            "in",
          ],
          ["only-one-over", size.onlyOneOver ?? null, "in"],
        ] as const)
      : []),
    ...(size.kind === "none" ? ([["minimum-size", "none"]] as const) : []),
    ["bag-limit", bag.kind === "fish" ? bag.fish : bag.kind === "prohibited" ? 0 : null, "fish"],
    ["bag", bag.kind === "unknown" ? null : bagInWords(bag)],
    ["vessel-limit", vesselCap?.fish ?? null, "fish"],
    ["season", seasonInWords(record.season)],
    ["season-state", season.state],
    ["season-changes", next?.on ?? null, "date"],
    ["bag-changes", nextBag?.on ?? null, "date"],
    ["rule-year", record.ruleYear],
    ["verified-on", record.verifiedOn, "date"],
  ]);
}

/** Returns what is closed or restricted there, one sentence each. */
export const noticeLines = (notices: readonly AreaNotice[]): readonly string[] =>
  notices.map(({ title, text }) => `${title}. ${text}`);

/** Returns a warning when the day lies in a year whose rules are not held. */
export const otherYearWarning = (record: RegulationRecord, date: string): string | null =>
  isOfAnotherYear(record, date)
    ? `These are the ${record.ruleYear} rules. The rules of ${date.slice(0, 4)} are not held here: check the official source.`
    : null;
