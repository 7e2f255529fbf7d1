import type { PDFPageProxy } from "pdfjs-dist";
import type { PageLine } from "@striper/angling/regulations/watch";
import { isStamp } from "#server/features/regulations/watch/reading/read-html.ts";

/** Rules of a state are 40 pages; more is somebody else's document. */
const mostPages = 200;
/** Wider than the space between two words, in heights of a letter. */
const columnGap = 1.5;
/** A line that begins with a small letter goes on with the sentence before it. */
const goesOn = /^[\p{Ll}(]/u;

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The columns of a line, from left to right. */
function textsOf(pieces: readonly Piece[]): readonly string[] {
  const texts: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = x - end;
    const last = texts.at(-1);
    if (last === undefined || gap > columnGap * height) texts.push(text);
    else texts[texts.length - 1] = gap > height / 5 ? `${last} ${text}` : last + text;
    end = x + width;
  }
  return texts
    .flatMap((text) => text.split(/\s{3,}/u))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** Pieces at one height are one line; the heights of a line's letters differ by less than half a letter. */
function linesOf(pieces: readonly Piece[]): readonly (readonly string[])[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const first = lines.at(-1)?.[0];
    if (first !== undefined && Math.abs(first.y - piece.y) < piece.height / 2)
      lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.map(textsOf).filter((texts) => texts.length > 0);
}

/** Lines of one sentence belong together again; a line of several columns is a row. */
function pageLinesOf(lines: readonly (readonly string[])[]): readonly PageLine[] {
  const found: string[][] = [];
  for (const texts of lines) {
    const [first = ""] = texts;
    const last = found.at(-1);
    if (last?.length === 1 && texts.length === 1 && goesOn.test(first))
      last[0] = `${last[0] ?? ""} ${first}`;
    else found.push([...texts]);
  }
  return found
    .filter((texts) => !isStamp(texts.join(" ")))
    .map((texts) => ({
      under: [],
      cells: texts.map((text) => ({ label: null, text })),
      isRow: texts.length > 1,
    }));
}

/**
 * The library asks for these as soon as it is loaded and uses them only to draw, which nobody wants here.
 * It has them from a package of 33 MB, which a container does not hold.
 */
const forDrawing = ["DOMMatrix", "ImageData", "Path2D"];

async function loadLibrary() {
  for (const name of forDrawing)
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: Object });
  return import("pdfjs-dist/legacy/build/pdf.mjs");
}

/** The library's exceptions all have one stack, that of their prototype, which says nothing. */
const withWords = (error: unknown): unknown =>
  error instanceof Error && !Object.hasOwn(error, "stack")
    ? new Error(`${error.name}: ${error.message}`, { cause: error })
    : error;

async function piecesOf(page: PDFPageProxy): Promise<readonly Piece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item): Piece[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ text: item.str, x, y, width: item.width, height: item.height || 1 }];
  });
}

/** The words of a PDF. Rejects where it is damaged or locked. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PageLine[]> {
  const { getDocument } = await loadLibrary();
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const lines: PageLine[] = [];
  try {
    const document = await task.promise;
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      lines.push(...pageLinesOf(linesOf(await piecesOf(page))));
      page.cleanup();
    }
  } catch (error) {
    throw withWords(error);
  } finally {
    await task.destroy();
  }
  return lines;
}
