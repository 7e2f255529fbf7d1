/** A figure with its unit, such as `28,5`, `71 cm` or `28"`. */
export interface WrittenFigure {
  readonly value: number;
  readonly unit: string;
}

const point = /^([+-]?\d{1,9}(?:\.\d{1,12})?)\s*(\D{0,12})$/;
const comma = /^([+-]?\d{1,9}),(\d{1,12})\s*(\D{0,12})$/;
const thousands = /^([+-]?\d{1,3}),(\d{3}\.\d{1,12})\s*(\D{0,12})$/;

export function readFigure(text: string): WrittenFigure | null {
  const trimmed = text.trim();
  const plain = point.exec(trimmed);
  if (plain) return figure(plain[1] ?? "", plain[2]);
  const large = thousands.exec(trimmed);
  if (large) return figure(`${large[1] ?? ""}${large[2] ?? ""}`, large[3]);
  const withComma = comma.exec(trimmed);
  if (withComma) return figure(`${withComma[1] ?? ""}.${withComma[2] ?? ""}`, withComma[3]);
  return null;
}

function figure(digits: string, unit = ""): WrittenFigure {
  return { value: Number(digits), unit: unit.trim().toLowerCase() };
}

const words = {
  yes: ["yes", "y", "true", "1", "x", "✓"],
  no: ["no", "n", "false", "0", "-"],
} as const;

export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (words.yes.some((one) => one === word)) return true;
  return words.no.some((one) => one === word) ? false : null;
}
