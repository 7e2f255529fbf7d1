import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../../../packages");
/** Source folders of the contract, its vocabularies, and catalogues that devices cache. */
const sources = ["contract/src", "angling/src", "marine/src"];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const folder = join(packages, source);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:ts|json)$/u.test(name) && !name.endsWith(".test.ts"))
      // oxlint-disable-next-line unicorn/no-array-sort -- the list is nobody else's
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * Exposes a fingerprint of the answer shapes of a build. While developing they change under a
 * running page, so there they have no name.
 */
export function shapes(): Plugin {
  return {
    name: "shapes",
    config: (_config, { command }) =>
      command === "build"
        ? { define: { "import.meta.env.VITE_SHAPES": JSON.stringify(fingerprint()) } }
        : {},
  };
}
