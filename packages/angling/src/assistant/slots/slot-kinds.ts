import type { SlotEditor, SlotProblem, SlotSchema } from "./slot-type.ts";
import type { SlotName, SlotValue } from "./slots.ts";

export const problem = (accepted: string): SlotProblem => ({ problem: `Accepted: ${accepted}.` });

/** "no-life-jacket" as words: "No life jacket". */
export const inWords = (value: string): string => {
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface NumberSlot {
  readonly description: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** On the chip, after the number. */
  readonly unit: string;
}

/** Reads a number, also one given as text with its unit: "29 in". */
function parseNumber(
  given: unknown,
  { least, most, step, unit }: NumberSlot,
): number | SlotProblem {
  const [, figure] = /^\s*(-?\d+(?:\.\d+)?)\s*[a-z°%]*\s*$/i.exec(String(given)) ?? [];
  const value = Number(figure);
  const isWhole = step % 1 !== 0 || Number.isInteger(value);
  return figure !== undefined && value >= least && value <= most && isWhole
    ? value
    : problem(
        `${step % 1 === 0 ? "a whole number" : "a number"} from ${least} to ${most}${unit === "" ? "" : ` (${unit.trim()})`}`,
      );
}

export const numberSlot = <Name extends SlotName>(name: Name, slot: NumberSlot) => ({
  name,
  schema: {
    type: slot.step % 1 === 0 ? "integer" : "number",
    description: slot.description,
    minimum: slot.least,
    maximum: slot.most,
  } satisfies SlotSchema,
  parse: (given: unknown) => parseNumber(given, slot),
  label: (value: number): string => `${value}${slot.unit}`,
  editor: {
    kind: "number",
    least: slot.least,
    most: slot.most,
    step: slot.step,
    unit: slot.unit.trim(),
  } satisfies SlotEditor,
});

/** A slot of a fixed set of values; models and people give them in any case, "-" or blank. */
export function optionSlot<Name extends SlotName, Value extends SlotValue<Name> & string>(
  name: Name,
  description: string,
  options: readonly Value[],
  labels: Partial<Readonly<Record<string, string>>> = {},
) {
  const label = (value: string): string => labels[value] ?? inWords(value);
  const plain = (text: string): string =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, "-");
  return {
    name,
    schema: { type: "string", description, enum: options } satisfies SlotSchema,
    parse: (given: unknown): Value | SlotProblem =>
      options.find((one) =>
        [one, label(one)].some((said) => plain(said) === plain(String(given))),
      ) ?? problem(options.join(", ")),
    label,
    editor: {
      kind: "options",
      options: options.map((value) => ({ value, label: label(value) })),
    } satisfies SlotEditor,
  };
}

export const textSlot = <Name extends "bait" | "text" | "aspect">(
  name: Name,
  description: string,
) => ({
  name,
  schema: { type: "string", description } satisfies SlotSchema,
  parse: (given: unknown): string | SlotProblem =>
    typeof given === "string" && given.trim() !== "" && given.length <= mostLetters
      ? given.trim()
      : problem(`words, at most ${mostLetters} letters`),
  label: inWords,
  editor: { kind: "options", options: [] } satisfies SlotEditor,
});
const mostLetters = 100;
