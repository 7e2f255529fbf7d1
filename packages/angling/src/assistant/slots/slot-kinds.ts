import { asName } from "./words.ts";
import type { SlotEditor, SlotProblem, SlotSchema } from "./slot-type.ts";

export const problem = (accepted: string): SlotProblem => ({ problem: `Accepted: ${accepted}.` });

/** Turns "no-life-jacket" into "No life jacket". */
export const inWords = (value: string): string => {
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Range = readonly [least: number, most: number, step: number];

export const numberSlot = ([least, most, step]: Range, unit: string) => ({
  schema: {
    type: step % 1 === 0 ? "integer" : "number",
    minimum: least,
    maximum: most,
  } satisfies SlotSchema,
  parse: (given: unknown): number | SlotProblem => {
    const [, figure] = /^\s*(-?\d+(?:\.\d+)?)\s*[a-z°%]*\s*$/i.exec(String(given)) ?? [];
    const value = Number(figure);
    const isWhole = step % 1 !== 0 || Number.isInteger(value);
    const kind = step % 1 === 0 ? "a whole number" : "a number";
    return figure !== undefined && value >= least && value <= most && isWhole
      ? value
      : problem(`${kind} from ${least} to ${most} (${unit.trim()})`);
  },
  label: (value: number): string => `${value}${unit}`,
  editor: {
    kind: "number",
    least,
    most,
    step,
    unit: unit.trim(),
  } satisfies SlotEditor,
});

export function optionSlot<Value extends string>(
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
    schema: { type: "string", enum: options } satisfies SlotSchema,
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

export const textSlot = (schema: SlotSchema = { type: "string" }) => ({
  schema,
  parse: (given: unknown): string | SlotProblem =>
    typeof given === "string" && given.trim() !== "" && given.length <= mostLetters
      ? asName(given.trim())
      : problem(`words, at most ${mostLetters} letters`),
  label: inWords,
  editor: { kind: "options", options: [] } satisfies SlotEditor,
});
const mostLetters = 100;
