import type { Verdict } from "@striper/angling/assistant/cards/card";
import type { SlotEditor } from "@striper/angling/assistant/slots/slot-type";
import type { SlotName } from "@striper/angling/assistant/slots/slots";
import type { WireCard } from "@striper/contract/assistant";
import { parseIso, type Instant } from "@striper/marine/time";
import { defaultParseSearch } from "@tanstack/react-router";
import type { Engine } from "#web/features/assistant/use-engine.ts";
import { assistantWording as wording } from "#web/features/assistant/wording.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";

export type SlotValue = WireCard["slots"][string];

export type VerdictTone = "go" | "care" | "no" | "skip";

const tones: Readonly<Record<Verdict, VerdictTone>> = {
  keep: "go",
  open: "go",
  go: "go",
  clears: "go",
  "not-required": "go",
  measure: "care",
  unsure: "care",
  care: "care",
  required: "care",
  release: "no",
  closed: "no",
  no: "no",
  "does-not-clear": "no",
  "not-worth-it": "skip",
};

export interface VerdictSign {
  readonly tone: VerdictTone;
  readonly word: string | null;
}

const isKnown = (verdict: string): verdict is Verdict => verdict in tones;

/** Returns the verdict's tone and word; null for cards without a verdict known to this version. */
export function verdictSign({ verdict, headline }: WireCard): VerdictSign | null {
  if (verdict === null || !isKnown(verdict)) return null;
  const saysIt = /^[A-Z ]{2,}$/.test(headline.figure);
  return { tone: tones[verdict], word: saysIt ? null : wording.verdicts[verdict] };
}

export const figureText = ({ figure, unit }: WireCard["headline"]): string =>
  unit === null ? figure : `${figure} ${unit}`;

export const toolOf = (engine: Engine | null, { tool }: WireCard) =>
  engine === null ? undefined : Object.values(engine.tools).find(({ name }) => name === tool);

export interface Chip {
  readonly name: SlotName;
  readonly label: string;
  /** Null for an optional slot that nobody set. */
  readonly value: SlotValue | null;
  readonly isAssumed: boolean;
}

const chipsShown = 4;
const withoutChip: ReadonlySet<SlotName> = new Set(["text", "minute"]);

function slotLabel<Name extends SlotName>(
  {
    slotTypes,
    isProblem,
  }: Pick<Engine, "isProblem"> & {
    readonly slotTypes: Pick<Engine["slotTypes"], Name>;
  },
  name: Name,
  given: unknown,
  now: Instant,
): string {
  const { parse, label } = slotTypes[name];
  const context = { now, ownSpots: [] };
  const value = parse(given, context);
  return isProblem(value) ? String(given) : label(value, context);
}

function chipLabel(engine: Engine, name: SlotName, { slots }: WireCard, now: Instant): string {
  const words = slotLabel(engine, name, slots[name], now);
  const { minute = 0 } = slots;
  return name === "hour" && Number(minute) > 0
    ? words.replace(" ", `:${String(minute).padStart(2, "0")} `)
    : words;
}

export interface CardChips {
  readonly shown: readonly Chip[];
  readonly further: readonly Chip[];
}

export function chipsOf(engine: Engine, card: WireCard, now: Instant): CardChips {
  const tool = toolOf(engine, card);
  if (tool === undefined) return { shown: [], further: [] };
  const names = tool.takes.filter((name) => !withoutChip.has(name));
  const filled = names
    .filter((name) => card.slots[name] !== undefined)
    .map((name) => ({
      name,
      label: chipLabel(engine, name, card, now),
      value: card.slots[name] ?? null,
      isAssumed: card.assumed.includes(name),
    }))
    .toSorted((a, b) => Number(a.isAssumed) - Number(b.isAssumed));
  const empty = names
    .filter((name) => card.slots[name] === undefined)
    .map((name) => ({ name, label: wording.add(name), value: null, isAssumed: false }));
  return { shown: filled.slice(0, chipsShown), further: [...filled.slice(chipsShown), ...empty] };
}

export function editorOf(engine: Engine, card: WireCard, name: SlotName): SlotEditor {
  if (name !== "aspect") return engine.slotTypes[name].editor;
  const aspects = toolOf(engine, card)?.aspects ?? [];
  const { label } = engine.slotTypes.aspect;
  const context = { now: 0, ownSpots: [] };
  return {
    kind: "options",
    options: aspects.map((value) => ({ value, label: label(value, context) })),
  };
}

const longestFact = 60;

export const factRows = ({ facts }: WireCard): readonly (readonly [string, string])[] =>
  facts
    .filter(({ value }) => String(value).length <= longestFact)
    .map(({ kind, value, unit, place, time }) => {
      const instant = time === null ? null : parseIso(time);
      const figure = typeof value === "boolean" ? wording.yesOrNo(value) : String(value);
      const words = [unit === null ? figure : `${figure} ${unit}`, place];
      const when = instant === null ? null : dateTimeText(instant);
      return [wording.fact(kind), [...words, when].filter((one) => one !== null).join(", ")];
    });

export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/u.test(path);

export function screenOf(path: string) {
  const [to = "", query = ""] = path.split("?");
  return { to, search: defaultParseSearch(`?${query}`) };
}
