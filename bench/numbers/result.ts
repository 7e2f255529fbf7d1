import * as z from "zod/mini";
import type { Bench, Figure, Limit } from "./bench.ts";

export const result = z.object({
  figure: z.string(),
  isMet: z.boolean(),
  /** Of the day, UTC. */
  date: z.string(),
  machine: z.string(),
  /** Of the machine over the minute before, against its cores. */
  load: z.number(),
  cores: z.number(),
  /** Where it is missed. */
  why: z.nullable(z.string()),
});
export type Result = z.output<typeof result>;
export const results = z.record(z.string(), result);

const numberOf = (text: string): number => Number(text.replaceAll(",", ""));

function holds(value: number, { atMost = Infinity, atLeast = -Infinity }: Limit): boolean {
  return value <= atMost && value >= atLeast;
}

function valueText({ label, unit }: Figure, value: string | undefined): string {
  const shown = value === undefined ? "not found" : value.replaceAll(/\s*│\s*/gu, ", ");
  return `${label} ${shown}${unit === undefined || value === undefined ? "" : ` ${unit}`}`;
}

/** What an output says, and whether its limits hold; a figure that is not there is a miss. */
export function readFigures(
  { figures }: Pick<Bench, "figures">,
  output: string,
): { readonly figure: string; readonly isMet: boolean } {
  let isMet = true;
  const told = figures.map((figure) => {
    const value = figure.pattern.exec(output)?.[1]?.trim();
    if (value === undefined) isMet = false;
    else if (figure.limit !== undefined && !holds(numberOf(value), figure.limit)) isMet = false;
    return valueText(figure, value);
  });
  return { figure: told.join("; "), isMet };
}
