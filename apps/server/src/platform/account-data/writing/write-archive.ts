import { PassThrough, Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { Instant } from "@striper/marine/time";
import { ZipFile } from "yazl";
import { isPlainPath } from "#server/platform/account-data/archive-path.ts";
import type { ExportedFile } from "#server/platform/account-data/ports.ts";

async function open({ content }: ExportedFile): Promise<Readable> {
  if (typeof content === "function") return content();
  return Readable.from(typeof content === "string" ? [Buffer.from(content)] : [content]);
}

/**
 * Writes a ZIP while the files come in. Only one of them is open at a time, and none is in memory
 * as a whole. A failing file breaks the stream, so that nobody takes a partial archive for a
 * complete one.
 */
export function writeArchive(files: AsyncIterable<ExportedFile>, at: Instant): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let openFile: Readable | undefined;
  const giveUp = (error: Error): void => void output.destroy(error);
  output.once("close", () => openFile?.destroy());
  zip.once("error", giveUp);

  async function addAll(): Promise<void> {
    for await (const file of files) {
      if (output.destroyed) return;
      if (!isPlainPath(file.path)) throw new Error("an exported file has an odd path");
      openFile = await open(file);
      zip.addReadStream(openFile, file.path, {
        mtime: new Date(at),
        compress: file.isCompressed !== true,
      });
      await finished(openFile);
    }
    zip.end();
  }

  addAll().catch((error: unknown) =>
    giveUp(error instanceof Error ? error : new Error("an export failed", { cause: error })),
  );
  // `output` reports the same error to its consumer.
  pipeline(zip.outputStream, output).catch(() => undefined);
  return output;
}
