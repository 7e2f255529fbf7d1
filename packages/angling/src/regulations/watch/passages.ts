import { meaningTokens } from "./meaning-tokens.ts";
import type {
  PageCell,
  PageLine,
  PageText,
  Passage,
  PassageGroup,
  WatchedWords,
} from "./page-text.ts";

/** Words of which a binding paragraph contains at least one. */
const binding =
  /\d|\b(?:prohibit|unlawful|illegal|lawful|must|shall|may not|required|closed|open all|no limit|exempt|releas|retention|possession is|only|none)/iu;

/** Maximum size of a passage, for pages that repeat a name everywhere. */
const mostGroups = 120;

type Finder = (text: string) => boolean;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function finderOf(words: readonly string[], not: readonly string[]): Finder {
  if (words.length === 0) return () => false;
  const wanted = new RegExp(
    String.raw`(?<!\p{L})(?:${words.map(escaped).join("|")})(?:s|es)?(?!\p{L})`,
    "iu",
  );
  const others = not.map((one) => new RegExp(escaped(one), "giu"));
  return (text) => wanted.test(others.reduce((rest, other) => rest.replaceAll(other, " "), text));
}

const textOf = ({ cells }: PageLine): string => cells.map(({ text }) => text).join(" | ");

const depthOf = (under: readonly string[], isNamed: Finder): number =>
  under.findLastIndex((heading) => isNamed(heading));

/**
 * Returns the part of a line that is about the fish. A row whose head names the fish counts whole;
 * elsewhere only cells count that name the fish and are binding.
 */
function partAbout(line: PageLine, isNamed: Finder): PageLine | null {
  if (depthOf(line.under, isNamed) !== -1) return line;
  const [head] = line.cells;
  if (line.isRow && head !== undefined && isNamed(head.text)) return line;
  const cells = line.cells.filter(({ text }) => isNamed(text) && binding.test(text));
  return cells.length === 0 ? null : { ...line, cells };
}

/** Returns false for text about other areas only. Text that names no area counts. */
function isOfArea(line: PageLine, isNamed: Finder, own: Finder, others: Finder): boolean {
  const below = line.under.slice(depthOf(line.under, isNamed) + 1);
  const text = [...below, textOf(line)].join(" | ");
  return own(text) || !others(text);
}

const footnoteMarks = /(?<=[\p{L}\p{N})."”″])(\*{1,3}|†|‡|§§)/gu;

function footnotesOf(page: PageText, lines: readonly PageLine[]): readonly PageLine[] {
  const marks = new Set(
    lines.flatMap((line) => [...textOf(line).matchAll(footnoteMarks)].map(([mark]) => mark)),
  );
  if (marks.size === 0) return [];
  return page.filter((line) => {
    const [mark] = /^(?:\*{1,3}|†|‡|§§)(?=[\s\p{L}])/u.exec(textOf(line)) ?? [];
    return mark !== undefined && marks.has(mark) && !lines.includes(line);
  });
}

/**
 * Prefixes each group with the headings below the fish's own, which name the people or places it
 * applies to.
 */
function groupsOf(lines: readonly PageLine[], isNamed: Finder): readonly PassageGroup[] {
  const groups: { key: string; cells: PageCell[] }[] = [];
  for (const line of lines) {
    const depth = depthOf(line.under, isNamed);
    const below = depth === -1 ? [] : line.under.slice(depth + 1);
    const key = line.isRow || depth === -1 ? "" : line.under.join("\n");
    const last = groups.at(-1);
    if (key !== "" && last?.key === key) {
      last.cells.push(...line.cells);
      continue;
    }
    const head = below.map((text) => ({ label: null, text }));
    groups.push({ key, cells: [...head, ...line.cells] });
  }
  return groups.slice(0, mostGroups).map(({ cells }) => ({ cells }));
}

export function findPassage(page: PageText, watched: WatchedWords): Passage {
  const isNamed = finderOf(watched.words, watched.not);
  const own = finderOf(watched.area, []);
  const others = finderOf(watched.otherAreas, watched.area);
  const lines = page.flatMap((line) => {
    const part = partAbout(line, isNamed);
    return part !== null && isOfArea(line, isNamed, own, others) ? [part] : [];
  });
  return { groups: groupsOf([...lines, ...footnotesOf(page, lines)], isNamed) };
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

const alikeEnough = 0.6;
const fewestWords = 4;

/**
 * Finds the passage again after the fish's name has gone from the page: for each group, the line
 * with nearly the same words.
 */
export function findByLikeness(page: PageText, passage: Passage): Passage {
  const lines = page.map((line) => ({ line, words: new Set(meaningTokens(textOf(line))) }));
  const groups = passage.groups.flatMap(({ cells }) => {
    const words = new Set(meaningTokens(cells.map(({ text }) => text).join(" ")));
    if (words.size < fewestWords) return [];
    const best = lines
      .map(({ line, words: others }) => ({ line, share: likeness(words, others) }))
      .toSorted((a, b) => b.share - a.share)[0];
    return best === undefined || best.share < alikeEnough ? [] : [{ cells: best.line.cells }];
  });
  return { groups };
}
