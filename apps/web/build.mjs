/** Builds the web app into dist, with compressed copies beside what compresses. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

const dist = join(import.meta.dirname, "dist");
const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller files fit one packet as they are, bytes. */
const worthwhile = 512;

await build({ root: import.meta.dirname });

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files) {
  const content = readFileSync(file);
  if (content.length < worthwhile) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
