import { dateInWords, type RegulationEntry } from "@striper/angling/regulations";
import { cardWording } from "#web/features/regulations/cards/wording.ts";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

export interface Row {
  readonly term: string;
  readonly text: string;
}

export function limitRows(entry: RegulationEntry): readonly Row[] {
  return [
    { term: cardWording.size, text: entry.size_limit ?? wording.fallback.size },
    { term: cardWording.bag, text: entry.bag_limit ?? wording.fallback.bag },
    { term: cardWording.season, text: entry.season ?? wording.fallback.season },
  ];
}

export function detailRows(entry: RegulationEntry): readonly Row[] {
  const rows: readonly (readonly [string, string | null])[] = [
    [cardWording.area, entry.area_description],
    [cardWording.howToMeasure, entry.how_to_measure],
    [cardWording.gear, entry.gear],
    [cardWording.possession, entry.possession],
    [cardWording.alwaysRelease, entry.always_release],
    [cardWording.kinds, entry.varies_within],
    [cardWording.notes, entry.notes],
  ];
  return rows.flatMap(([term, text]) => (text === null ? [] : [{ term, text }]));
}

/** Joins size and bag; identical texts such as "State of landing" appear once. */
const sizeAndBag = (size: string, bag: string): string =>
  size === bag ? size : `${size} · ${bag}`;

export function todayRows(entry: RegulationEntry): readonly Row[] {
  if (entry.targeting_unlawful) return [{ term: "", text: wording.targetingUnlawful }];
  if (entry.prohibited) return [{ term: "", text: wording.noneKept }];
  if (entry.status === "closed") return [];
  // Federal water begins three miles out, so nobody fishes it from shore.
  const modes = entry.today.filter(({ mode }) => entry.jurisdiction !== "FED" || mode !== "shore");
  const lines = modes.map(({ mode, size_limit, bag_limit, next_bag }) => {
    const size = entry.size_limit === null ? wording.fallback.size : size_limit;
    const bag = entry.bag_limit === null ? wording.fallback.bag : bag_limit;
    const next =
      next_bag === null
        ? ""
        : `. ${cardWording.from(dateInWords(next_bag.on))}: ${next_bag.bag_limit}`;
    return { term: wording.modes[mode], text: `${sizeAndBag(size, bag)}${next}` };
  });
  const isSame = lines.every(({ text }) => text === lines[0]?.text);
  return isSame ? lines.slice(0, 1).map(({ text }) => ({ term: "", text })) : lines;
}

/**
 * Returns the year's limits in the words of `todayRows`, so that an ordinary day can be left out.
 */
export const yearText = ({ size_limit, bag_limit }: RegulationEntry): string =>
  sizeAndBag(size_limit ?? wording.fallback.size, bag_limit ?? wording.fallback.bag);

export function summaryOf(entry: RegulationEntry): string {
  const [first] = todayRows(entry);
  if (first !== undefined) return first.term === "" ? first.text : `${first.term}: ${first.text}`;
  return entry.season ?? wording.fallback.season;
}
