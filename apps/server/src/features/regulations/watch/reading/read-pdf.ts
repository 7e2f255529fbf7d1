import type { PDFPageProxy } from "pdfjs-dist";
import type { PageLine } from "@striper/angling/regulations/watch";
import { isStamp } from "#server/features/regulations/watch/reading/read-html.ts";

/** A state's rules have about 40 pages; more is a different document. */
const mostPages = 200;
/** Gap between columns, in letter heights; wider than a space between words. */
const columnGap = 1.5;
/** A line that starts with a lower-case letter continues the previous sentence. */
const goesOn = /^[\p{Ll}(]/u;

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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

/**
 * Groups pieces into lines; vertical positions in a line differ by less than half a letter height.
 */
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

/** Joins lines of one sentence; a line of several columns becomes a row. */
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
 * The library expects these globals when it is loaded but uses them only to draw. Its own
 * implementation is a package of 33 MB, which the container leaves out.
 */
const forDrawing = ["DOMMatrix", "ImageData", "Path2D"];

async function loadLibrary() {
  for (const name of forDrawing)
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: Object });
  return import("pdfjs-dist/legacy/build/pdf.mjs");
}

/** Adds a real stack: the library's exceptions share their prototype's, which is meaningless. */
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

/** Reads the lines of a PDF. Rejects when it is damaged or locked. */
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
