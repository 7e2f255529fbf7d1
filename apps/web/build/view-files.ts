import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const source = join(import.meta.dirname, "../src/app/navigation/routes.ts");

/** Every path with a view of its own, and the module that its route loads. */
function viewModules(routes: string): ReadonlyMap<string, string> {
  const views = routes.split(/\bcreateRoute\(/).flatMap((route) => {
    const [, path] = /\bpath: "([^"]+)"/.exec(route) ?? [];
    const [, module] = /\bimport\("#web\/([^"]+)"\)/.exec(route) ?? [];
    return path === undefined || module === undefined ? [] : [[path, module] as const];
  });
  return new Map(views);
}

interface BuiltFile {
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
}

/** A file with everything it imports, itself first. */
function withImports(first: string, files: Readonly<Record<string, BuiltFile>>): string[] {
  const found = new Set([first]);
  for (const name of found) for (const next of files[name]?.imports ?? []) found.add(next);
  return [...found];
}

/**
 * Tells app.html which files each view consists of: the boot script asks for them at once, instead
 * of after the router has started and found out.
 */
export function viewFiles(): Plugin {
  return {
    name: "view-files",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, filename }) {
        if (bundle === undefined || !filename.endsWith("app.html")) return [];
        const files: Readonly<Record<string, BuiltFile>> = bundle;
        const built = Object.values(files);
        const fileOf = (module: string) =>
          built.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
        const main = fileOf("main.tsx");
        const ofShell = new Set(main === undefined ? [] : withImports(main.fileName, files));
        const views = [...viewModules(readFileSync(source, "utf8"))].flatMap(([path, module]) => {
          const file = fileOf(module);
          if (file === undefined) return [];
          const own = withImports(file.fileName, files).filter((name) => !ofShell.has(name));
          return [[path, own] as const];
        });
        if (views.length === 0) throw new Error(`no view was found by way of ${source}`);
        // Data: no policy forbids it, for nothing runs it.
        const attrs = { type: "application/json", id: "view-files" };
        const children = JSON.stringify(Object.fromEntries(views));
        return [{ tag: "script", attrs, children, injectTo: "head-prepend" }];
      },
    },
  };
}
