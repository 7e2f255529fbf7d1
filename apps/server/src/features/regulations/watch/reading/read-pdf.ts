import type { PageLine } from "@striper/angling/regulations/watch";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isStamp } from "#server/features/regulations/watch/reading/read-html.ts";

/** Rules of a state are 40 pages; more is somebody else's document. */
const mostPages = 200;
/** Wider than the space between two words, in heights of a letter. */
const columnGap = 1.5;
/** A line that ends so far to the left of the widest one ends its paragraph. */
const fullLine = 0.8;

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly texts: readonly string[];
  readonly end: number;
}

function lineOf(pieces: readonly Piece[]): Line {
  const texts: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = x - end;
    const last = texts.at(-1);
    if (last === undefined || gap > columnGap * height) texts.push(text);
    else texts[texts.length - 1] = gap > height / 5 ? `${last} ${text}` : last + text;
    end = x + width;
  }
  const cells = texts.flatMap((text) => text.split(/\s{3,}/u)).map((text) => text.trim());
  return { texts: cells.filter((text) => text !== ""), end };
}

/** Pieces at one height are one line; the heights of a line's letters differ by less than half a letter. */
function linesOf(pieces: readonly Piece[]): readonly Line[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const first = lines.at(-1)?.[0];
    if (first !== undefined && Math.abs(first.y - piece.y) < piece.height / 2)
      lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf).filter(({ texts }) => texts.length > 0);
}

/** Lines of one paragraph belong together again; a line of several columns is a row. */
function pageLinesOf(lines: readonly Line[]): readonly PageLine[] {
  const widest = Math.max(0, ...lines.map(({ end }) => end));
  const found: { texts: string[]; isOpen: boolean }[] = [];
  for (const { texts, end } of lines) {
    const last = found.at(-1);
    const isFull = texts.length === 1 && end > fullLine * widest;
    if (last?.isOpen === true && texts.length === 1) {
      last.texts = [`${last.texts[0] ?? ""} ${texts[0] ?? ""}`];
      last.isOpen = isFull;
    } else found.push({ texts: [...texts], isOpen: isFull });
  }
  return found
    .filter(({ texts }) => !isStamp(texts.join(" ")))
    .map(({ texts }) => ({
      under: [],
      cells: texts.map((text) => ({ label: null, text })),
      isRow: texts.length > 1,
    }));
}

/** The words of a PDF. Rejects where it is damaged, locked, or has pictures of text alone. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PageLine[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await task.promise;
  const lines: PageLine[] = [];
  try {
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
        return [{ text: item.str, x, y, width: item.width, height: item.height || 1 }];
      });
      lines.push(...pageLinesOf(linesOf(pieces)));
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
  return lines;
}
