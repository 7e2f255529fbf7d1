import { Link } from "@tanstack/react-router";
import { Sigma } from "lucide-react";
import type { ChatFact } from "#web/features/assistant/chat.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";

const chipStyle =
  "data inline-flex min-h-12 max-w-full items-center gap-1.5 rounded-[1.5rem] border border-line px-4 py-2 text-left text-caption text-ink-soft";

/** Each source of an answer, as a way to the view behind it. */
export function FactChips({ facts }: { readonly facts: readonly ChatFact[] }) {
  const chips = factChips(facts);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={wording.sources} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ label, screen, spokenPrefix = "" }) => (
        <li key={`${spokenPrefix}${label}`} className="max-w-full">
          {screen !== null && isOwnPath(screen) ? (
            <Link to={screen} className={`${chipStyle} hover:bg-foam`}>
              <Sigma size={14} aria-hidden="true" className="shrink-0" />
              <span>
                {spokenPrefix === "" ? null : <span className="sr-only">{spokenPrefix}</span>}
                {label}
              </span>
            </Link>
          ) : (
            <span className={chipStyle}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FactChip {
  readonly label: string;
  /** Path of the view behind it; null: nowhere to go. */
  readonly screen: string | null;
  /** Prefix of the label for screen readers: shown on the previous chip. */
  readonly spokenPrefix?: string;
}

/** A source that leads to several views has a chip for each, with its place; its name is shown once. */
function chipsOf(source: string, facts: readonly ChatFact[]): FactChip[] {
  const views = new Map<string, FactChip>();
  for (const { screen, place } of facts) {
    if (screen === null || views.has(screen)) continue;
    const chip = { label: place === null ? source : `${source}: ${place}`, screen };
    const isLater = views.size > 0 && place !== null;
    views.set(screen, isLater ? { label: place, screen, spokenPrefix: `${source}: ` } : chip);
  }
  const [only] = views.values();
  if (only === undefined) return [{ label: source, screen: null }];
  return views.size === 1 ? [{ ...only, label: source }] : [...views.values()];
}

/** The person's own statements are not sources. */
const said = "Your question";

/** A more exact name says all of a shorter one: "Rule table" beside "50 CFR 648.89, rule table 4". */
function saysMore(exact: string, source: string): boolean {
  if (exact.length <= source.length) return false;
  const words = exact.toLowerCase();
  return source
    .toLowerCase()
    .split(", ")
    .every((part) => words.includes(part));
}

/** Where an answer's figures are from, in the order of the answer, nothing twice. */
export function factChips(facts: readonly ChatFact[]): FactChip[] {
  const sources = [...new Set(facts.map(({ source }) => source))].filter((one) => one !== said);
  const factsOf = (source: string) => facts.filter((one) => one.source === source);
  const isToldElsewhere = (source: string): boolean =>
    sources.some((exact) => {
      const views = new Set(factsOf(exact).map(({ screen }) => screen));
      const isReached = factsOf(source).every(({ screen }) => screen === null || views.has(screen));
      return isReached && saysMore(exact, source);
    });
  const chips = sources
    .filter((source) => !isToldElsewhere(source))
    .flatMap((source) => chipsOf(source, factsOf(source)));
  return [
    ...new Map(chips.map((chip) => [`${chip.spokenPrefix ?? ""}${chip.label}`, chip])).values(),
  ];
}

/** Only addresses of this app lead anywhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/u.test(path);
