import { expect, test } from "vitest";
import { readPdf } from "#server/features/regulations/watch/reading/read-pdf.ts";

/** Returns a page with a line of text and no cross-reference table, which readers rebuild. */
function pdfOf(line: string): Uint8Array {
  const content = `BT /F 12 Tf 20 200 Td (${line}) Tj ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`);
}

test("a PDF is read without the library's drawing package", async () => {
  expect(await readPdf(pdfOf("One fish of 28 to 31 inches"))).toEqual([
    { under: [], cells: [{ label: null, text: "One fish of 28 to 31 inches" }], isRow: false },
  ]);
});

test("a damaged PDF is refused with a message, and the library's error is its cause", async () => {
  const refusal = await readPdf(Buffer.from("%PDF-1.4 and no more")).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({
    message: "InvalidPDFException: Invalid PDF structure.",
    stack: expect.stringContaining("Invalid PDF structure."),
    cause: { name: "InvalidPDFException" },
  });
});
