/**
 * Maps statements of docs/specification.md to tests by the `SPEC` comments above them. `npm run
 * spec-coverage` prints all, `npm run spec-coverage 4.6 9.1` selected statements.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly isOverruled: boolean;
}

export interface Marker {
  readonly ids: readonly string[];
  readonly path: string;
  readonly line: number;
  readonly title: string | null;
}

export function readStatements(): Statement[] {
  const page = readFileSync(join(root, "docs/specification.md"), "utf8");
  return [...page.matchAll(/^- (\d\.\d+) (.+)$/gm)].map(([, id = "", text = ""]) => ({
    id,
    text,
    isOverruled: /_Overruled: .+_$/.test(text),
  }));
}

const call = /^(?:\s|\/\/.*\n)*(?:test|it|describe)\b[^]*?\(\s*(["'`])((?:\\.|(?!\1)[^])*)\1,\s/;
const row = /^(?:\s|\/\/.*\n)*"([^"]+)": \[/;

export function markersOf(path: string, source: string): Marker[] {
  return [...source.matchAll(/^ *\/\/ SPEC (.+)$/gm)].map((comment) => {
    const [text, ids = ""] = comment;
    const rest = source.slice(comment.index + text.length);
    return {
      ids: ids.split(/,\s*/),
      path,
      line: source.slice(0, comment.index).split("\n").length,
      title: call.exec(rest)?.[2] ?? row.exec(rest)?.[1] ?? null,
    };
  });
}

export function readMarkers(): Marker[] {
  const tests = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
  const options = ["--cached", "--others", "--exclude-standard", "--deduplicate"];
  const listed = execFileSync("git", ["ls-files", ...options, ...tests], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)))
    .flatMap((path) => markersOf(path, readFileSync(join(root, path), "utf8")));
}

function coverage(wanted: readonly string[]): string {
  const markers = readMarkers();
  const tests = (id: string) =>
    markers
      .filter(({ ids }) => ids.includes(id))
      .map(({ path, line, title }) => `  ${path}:${line + 1} ${title}`);
  return readStatements()
    .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
    .map(({ id, text }) => [`${id} ${text}`, ...tests(id)].join("\n"))
    .join("\n\n");
}

if (process.argv[1] === import.meta.filename) console.log(coverage(process.argv.slice(2)));
