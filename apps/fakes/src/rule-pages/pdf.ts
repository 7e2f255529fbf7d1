/** A PDF with lines of text, as small as the format allows: one font, no compression. */
const linesOnPage = 48;

const escaped = (text: string): string => text.replaceAll(/[\\()]/gu, "\\$&");

/** Replaces letters outside Latin-1 with what a reader of such a file sees. */
const plain = (text: string): string =>
  text.replaceAll("–", "-").replaceAll("“", '"').replaceAll("”", '"').replaceAll("½", ".5");

function contentOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${escaped(plain(line))}) Tj T*`).join("\n");
  return `BT /F1 9 Tf 13 TL 40 750 Td\n${shown}\nET`;
}

const pagesOf = (lines: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / linesOnPage)) }, (_, index) =>
    lines.slice(index * linesOnPage, (index + 1) * linesOnPage),
  );

export function pdfOf(lines: readonly string[]): Buffer {
  const pages = pagesOf(lines);
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
    .join("");
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
