import { inchesInWords, sizeInWords, type SizeLimit } from "@striper/angling/regulations";
import { inches, inchesToMetres } from "@striper/marine/units";
import { drawingWording as wording } from "#web/features/regulations/drawings/wording.ts";

type LengthLimit = Extract<SizeLimit, { kind: "length" }>;

interface Band {
  readonly kind: "short" | "keep" | "long";
  /** Inches. */
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

export interface SizeRulerView {
  /** End of the ruler, inches. */
  readonly end: number;
  /** Distance between numbered lines, inches. */
  readonly step: number;
  readonly bands: readonly Band[];
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  readonly sentence: string;
}

const steps = [1, 2, 5, 10, 20] as const;
const mostNumbers = 9;
/** Length of the ruler relative to the last limit. */
const beyond = 1.25;

const centimetres = (length: number): string =>
  `${(inchesToMetres(inches(length)) * 100).toFixed(1)} cm`;

export function sizeRulerView(limit: LengthLimit, isMetric: boolean): SizeRulerView {
  const { minimum, maximum } = limit;
  const last = maximum?.inches ?? minimum * 1.4;
  const step = steps.find((one) => (last * beyond) / one <= mostNumbers) ?? 20;
  const end = Math.ceil((last * beyond) / step) * step;
  const keepTo = maximum?.inches ?? end;
  const text = (length: number) =>
    isMetric
      ? `${inchesInWords(length)} in · ${centimetres(length)}`
      : `${inchesInWords(length)} in`;
  const bands: readonly Band[] = [
    { kind: "short", from: 0, to: minimum, word: wording.ruler.short },
    { kind: "keep", from: minimum, to: keepTo, word: wording.ruler.keep },
    ...(maximum === undefined
      ? []
      : [{ kind: "long" as const, from: keepTo, to: end, word: wording.ruler.long }]),
  ];
  const marks = [minimum, ...(maximum === undefined ? [] : [maximum.inches])];
  return {
    end,
    step,
    bands,
    marks: marks.map((at) => ({ at, text: text(at) })),
    sentence: sentenceOf(limit, text),
  };
}

function sentenceOf(limit: LengthLimit, text: (length: number) => string): string {
  const { minimum, maximum } = limit;
  const upper =
    maximum === undefined
      ? ""
      : maximum.bound === "below"
        ? wording.ruler.fromTooLong(text(maximum.inches))
        : wording.ruler.overTooLong(text(maximum.inches));
  return `${wording.ruler.drawn} ${sizeInWords(limit)}. ${wording.ruler.underTooShort(text(minimum))}${upper}`;
}
