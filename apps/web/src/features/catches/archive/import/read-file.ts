import { readTable, type TextTable } from "#web/features/catches/archive/read-table.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { decodeText } from "#web/platform/files/decode-text.ts";

const wording = archiveWording.import;

export const tableMaxBytes = 20 * 1024 * 1024;
export const tableMaxRows = 20_000;

export type ReadFile =
  | { readonly kind: "table"; readonly table: TextTable; readonly name: string }
  | { readonly kind: "problem"; readonly sentence: string };

const problem = (sentence: string): ReadFile => ({ kind: "problem", sentence });

export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > tableMaxBytes) return problem(wording.tooLarge);
  const text = await file.arrayBuffer().then(decodeText, () => null);
  if (text === null) return problem(wording.notText);
  const table = readTable(text);
  if (table.head.length < 2 || table.rows.length === 0) return problem(wording.empty);
  if (table.rows.length > tableMaxRows) return problem(wording.tooMany(tableMaxRows));
  return { kind: "table", table, name: file.name };
}
