import type {
  BagLimit,
  BagUnit,
  FishingMode,
  LengthMeasure,
  Season,
  SizeLimit,
} from "@striper/angling/regulations";

export interface SizeDraft {
  /** Empty means everyone. */
  readonly modes: readonly FishingMode[];
  readonly kind: SizeLimit["kind"];
  readonly measure: LengthMeasure;
  readonly minimum: string;
  readonly maximum: string;
  readonly bound: "below" | "up-to";
  readonly onlyOneOver: string;
}

export interface RangeDraft {
  readonly from: string;
  readonly to: string;
}

export interface BagDraft extends RangeDraft {
  readonly modes: readonly FishingMode[];
  readonly kind: BagLimit["kind"];
  readonly fish: string;
  readonly per: BagUnit;
  readonly text: string;
  /** Preserves the parts that no field shows. */
  readonly original: BagLimit | null;
}

export interface SeasonDraft {
  readonly kind: Season["kind"];
  readonly ranges: readonly RangeDraft[];
  readonly text: string;
}

/*
 * Converts form text to table values without refusing anything: an unreadable number becomes NaN,
 * and the table's schema reports it.
 */

export const numberOf = (text: string): number =>
  text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
export const isGiven = (text: string): boolean => text.trim() !== "";
const forModes = ({ modes }: Pick<SizeDraft, "modes">) => (modes.length === 0 ? {} : { modes });

export function sizeOf(draft: SizeDraft): unknown {
  const { kind, measure, minimum, maximum, bound, onlyOneOver } = draft;
  const limit =
    kind === "length"
      ? {
          kind,
          measure,
          minimum: numberOf(minimum),
          ...(isGiven(maximum) ? { maximum: { inches: numberOf(maximum), bound } } : {}),
          ...(isGiven(onlyOneOver) ? { onlyOneOver: numberOf(onlyOneOver) } : {}),
        }
      : { kind };
  return { ...forModes(draft), limit };
}

export function bagOf(draft: BagDraft): unknown {
  const { from, to } = draft;
  const dates = isGiven(from) || isGiven(to) ? { dates: { from: from.trim(), to: to.trim() } } : {};
  return { ...forModes(draft), ...dates, limit: bagLimitOf(draft) };
}

function bagLimitOf({ kind, fish, per, text, original }: BagDraft): unknown {
  const words = text.trim();
  if (kind === "fish") {
    const { detail: _, ...kept } = original?.kind === "fish" ? original : { detail: "" };
    return { ...kept, kind, fish: numberOf(fish), per, ...(words === "" ? {} : { detail: words }) };
  }
  if (words === "") return { kind };
  if (kind === "prohibited") {
    const { exceptIn } = original?.kind === "prohibited" ? original : {};
    return { kind, exception: words, ...(exceptIn === undefined ? {} : { exceptIn }) };
  }
  return kind === "unknown" ? { kind, words } : { kind };
}

export function seasonOf({ kind, ranges, text }: SeasonDraft, before: Season | null): unknown {
  const words = text.trim();
  const given = ranges.map(({ from, to }) => ({ from: from.trim(), to: to.trim() }));
  if (kind === "dated") {
    const unsettled = before?.kind === "dated" ? before.unsettled : undefined;
    return { kind, open: given, ...(unsettled === undefined ? {} : { unsettled }) };
  }
  if (kind === "gear-out") return { kind, gear: words, dates: given[0] ?? { from: "", to: "" } };
  if (kind === "all-year") {
    const closedPlaces = before?.kind === "all-year" ? before.closedPlaces : undefined;
    return {
      kind,
      ...(words === "" ? {} : { condition: words }),
      ...(closedPlaces === undefined ? {} : { closedPlaces }),
    };
  }
  if (kind === "closed") return words === "" ? { kind } : { kind, remark: words };
  return kind === "set-in-season" ? { kind, words } : { kind };
}
