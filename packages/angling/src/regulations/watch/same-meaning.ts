import { meaningTokens } from "./meaning-tokens.ts";
import { isMendedTypo } from "./mended-typo.ts";
import type { PageCell, PageText, Passage, PassageGroup, WatchedWords } from "./page-text.ts";

/** A clause: the normalized text between two separators. */
type Clause = string;

interface Cell {
  /** Words of the label beyond a plain column name. */
  readonly label: string;
  readonly clauses: readonly Clause[];
}

/** Names of columns and values, which are layout and may be omitted. */
const layoutWords = new Set(
  `size minimum min length limit bag possession daily creel season date note requirement regulation
  rule species fish status and or`.split(/\s+/u),
);
/** Words without meaning in a label. As values, "open" and "closed" are the rule itself. */
const wordsOfLabels = new Set([...layoutWords, "open", "closed"]);

/**
 * Fewest words of a clause that counts as moved, not removed, when it appears elsewhere on the
 * page.
 */
const wordsOfASentence = 6;

const clausesIn = (text: string): readonly string[] =>
  text.split(/[;:\n]\s*|(?<=[\p{L})\d"”″])\.\s+(?=[\p{Lu}(])|\s\|\s/u);

const isLayout = (tokens: readonly string[]): boolean =>
  tokens.every((token) => layoutWords.has(token));

function reader({ words }: Pick<WatchedWords, "words">) {
  const names = words
    .map((word) => ` ${meaningTokens(word).join(" ")} `)
    .toSorted((a, b) => b.length - a.length);
  const withoutNames = (clause: string): string =>
    names.reduce((text, name) => text.replaceAll(name, "  "), ` ${clause} `);
  return (text: string): readonly Clause[] =>
    clausesIn(text)
      .map((clause) => withoutNames(meaningTokens(clause).join(" ")).split(" ").filter(Boolean))
      .filter((tokens) => tokens.length > 0 && !(isLayout(tokens) && tokens.length < 3))
      .map((tokens) => tokens.join(" "));
}

type Read = ReturnType<typeof reader>;

function cellOf({ label, text }: PageCell, read: Read): Cell {
  const words = label === null ? [] : meaningTokens(label);
  return { label: words.filter((word) => !wordsOfLabels.has(word)).join(" "), clauses: read(text) };
}

/** A label that restricts a value becomes part of its clauses. */
const clausesOf = ({ label, clauses }: Cell): readonly Clause[] =>
  label === "" ? clauses : clauses.map((clause) => `${label} ${clause}`);

interface Group {
  readonly cells: readonly Cell[];
  readonly labels: readonly string[];
  readonly clauses: readonly Clause[];
}

function groupOf({ cells }: PassageGroup, read: Read): Group {
  const named = cells.map((cell) => ({ cell: cellOf(cell, read), label: cell.label ?? "" }));
  const filled = named.filter(({ cell }) => cell.clauses.length > 0);
  return {
    cells: filled.map(({ cell }) => cell),
    labels: filled.map(({ label }) => meaningTokens(label).join(" ")),
    clauses: filled.flatMap(({ cell }) => clausesOf(cell)),
  };
}

const groupsOf = ({ groups }: Passage, read: Read): readonly Group[] =>
  groups.map((group) => groupOf(group, read)).filter(({ clauses }) => clauses.length > 0);

/** Maps each clause after the change to its earlier form, allowing for corrected typos. */
function mended(before: ReadonlySet<Clause>, after: ReadonlySet<Clause>) {
  const gone = [...before].filter((clause) => !after.has(clause));
  const names = new Map<Clause, Clause>();
  for (const clause of after) {
    if (before.has(clause)) continue;
    const words = clause.split(" ");
    const same = gone.find((old) => {
      const others = old.split(" ");
      return (
        others.length === words.length &&
        others.every((word, index) => {
          const now = words[index] ?? "";
          return word === now || isMendedTypo(word, now);
        })
      );
    });
    if (same !== undefined) names.set(clause, same);
  }
  return (clause: Clause): Clause => names.get(clause) ?? clause;
}

const keyOf = (clauses: readonly Clause[]): string => [...new Set(clauses)].toSorted().join("\n");

const pairsOf = ({ cells, labels }: Group): readonly string[] =>
  cells.map((cell, index) => `${labels[index] ?? ""}\n${clausesOf(cell).join("\n")}`).toSorted();

/** Returns true when the clauses keep their order, or each keeps its label. */
function isSameOrder(before: Group, after: Group): boolean {
  if (before.clauses.join("\n") === after.clauses.join("\n")) return true;
  const areLabelled = [before, after].every(({ labels }) =>
    labels.slice(1).every((label) => label !== ""),
  );
  return areLabelled && pairsOf(before).join("\n\n") === pairsOf(after).join("\n\n");
}

/** Drops groups that appear on both sides; the rest must read the same in order. */
function isSameArrangement(before: readonly Group[], after: readonly Group[]): boolean {
  const rest = [...after];
  const unmatched = before.filter((group) => {
    const index = rest.findIndex(
      (one) => keyOf(one.clauses) === keyOf(group.clauses) && isSameOrder(group, one),
    );
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  if (unmatched.length === 0 && rest.length === 0) return true;
  const flat = (groups: readonly Group[]): string =>
    groups.flatMap(({ clauses }) => clauses).join("\n");
  if (flat(unmatched) === flat(rest)) return true;
  // A group that only repeats another, such as a summary above a table, adds nothing.
  const repeats = new Set(before.map(({ clauses }) => keyOf(clauses)));
  return unmatched.length === 0 && rest.every(({ clauses }) => repeats.has(keyOf(clauses)));
}

export interface Comparison {
  readonly words: Pick<WatchedWords, "words">["words"];
  /** The whole current page, in which moved text is found. */
  readonly page: PageText;
}

export function isSameMeaning(
  before: Passage,
  after: Passage,
  { words, page }: Comparison,
): boolean {
  const read = reader({ words });
  const [old, fresh] = [groupsOf(before, read), groupsOf(after, read)];
  const oldClauses = new Set(old.flatMap(({ clauses }) => clauses));
  const freshClauses = new Set(fresh.flatMap(({ clauses }) => clauses));
  const nameOf = mended(oldClauses, freshClauses);
  const now = fresh.map((group) => withNames(group, nameOf));
  const nowClauses = new Set(now.flatMap(({ clauses }) => clauses));
  if ([...nowClauses].some((clause) => !oldClauses.has(clause))) return false;
  const gone = [...oldClauses].filter((clause) => !nowClauses.has(clause));
  if (gone.length > 0 && !areMoved(gone, page, read)) return false;
  const kept = old
    .map((group) => without(group, new Set(gone)))
    .filter(({ clauses }) => clauses.length > 0);
  return isSameArrangement(kept, now);
}

function areMoved(clauses: readonly Clause[], page: PageText, read: Read): boolean {
  if (clauses.some((clause) => clause.split(" ").length < wordsOfASentence)) return false;
  const onPage = new Set(page.flatMap(({ cells }) => cells.flatMap(({ text }) => read(text))));
  return clauses.every((clause) => onPage.has(clause));
}

const withNames = (group: Group, nameOf: (clause: Clause) => Clause): Group => ({
  ...group,
  clauses: group.clauses.map(nameOf),
  cells: group.cells.map((cell) => ({ ...cell, clauses: cell.clauses.map(nameOf) })),
});

const without = (group: Group, gone: ReadonlySet<Clause>): Group => ({
  ...group,
  clauses: group.clauses.filter((clause) => !gone.has(clause)),
  cells: group.cells.map((cell) => ({
    ...cell,
    clauses: cell.clauses.filter((clause) => !gone.has(clause)),
  })),
});
