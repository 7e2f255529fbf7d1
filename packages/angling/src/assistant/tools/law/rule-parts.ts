import type { CardSource } from "#angling/assistant/cards/card.ts";
import type { FactRow } from "#angling/assistant/facts.ts";
import type { Mode } from "#angling/assistant/slots/slots.ts";
import {
  dateInWords,
  seasonInWords,
  type ApplicableRule,
  type AreaNotice,
  type FishingMode,
  type RegulationRecord,
} from "#angling/regulations/index.ts";

export const fishingModeOf = {
  shore: "shore",
  boat: "private",
  charter: "for-hire",
} as const satisfies Readonly<Record<Mode, FishingMode>>;

export const modeWords: Readonly<Record<FishingMode, string>> = {
  shore: "from shore",
  private: "from a private boat",
  "for-hire": "on a for-hire boat",
};

export function ruleSource({ source, citation, verifiedOn }: RegulationRecord): CardSource {
  const verified = verifiedOn === null ? "not verified" : `verified ${dateInWords(verifiedOn)}`;
  return { name: `${source.title} (${citation}), ${verified}`, link: source.url };
}

export function ruleFacts(rule: ApplicableRule): readonly FactRow[] {
  const { record, size, bag, vesselCap, season, nextBag } = rule;
  const limit = size.kind === "length" ? size : null;
  const most = limit?.maximum;
  const rows: readonly FactRow[] = [
    ["minimum-size", limit?.minimum ?? null, "in"],
    [most?.bound === "below" ? "must-be-under" : "maximum-size", most?.inches ?? null, "in"],
    ["only-one-over", limit?.onlyOneOver ?? null, "in"],
    ["bag-limit", bag.kind === "fish" ? bag.fish : bag.kind === "prohibited" ? 0 : null, "fish"],
    ["vessel-limit", vesselCap?.fish ?? null, "fish"],
    ["season", seasonInWords(record.season)],
    ["season-changes", season.next?.on ?? null, "date"],
    ["bag-changes", nextBag?.on ?? null, "date"],
  ];
  return rows.map(([kind, value, unit = null]) => [kind, value, unit, null, record.citation]);
}

export const noticeLines = (notices: readonly AreaNotice[]): readonly string[] =>
  notices.map(({ title, text }) => `${title}. ${text}`);
