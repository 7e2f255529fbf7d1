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

/** Modules that a view would otherwise request one after the other. */
const lookedUp: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": [
    "marine/src/stations/catalogue/harmonic-loaders.ts",
    "marine/src/stations/catalogue/harmonic/8443970.json",
    "marine/src/stations/catalogue/harmonic/bos1111.json",
    "features/bite-score/device-score.ts",
  ],
};

interface BuiltFile {
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** A file with everything it imports. */
function withImports(first: string, files: Readonly<Record<string, BuiltFile>>): string[] {
  const found = new Set([first]);
  for (const name of found) for (const next of files[name]?.imports ?? []) found.add(next);
  const styles = new Set<string>();
  for (const name of found)
    for (const style of files[name]?.viteMetadata?.importedCss ?? []) styles.add(style);
  // A view is not drawn before its styles are there.
  return [...styles, ...found];
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
        const filesOf = (module: string) => {
          const file = built.find(({ moduleIds = [] }) =>
            moduleIds.some((id) => id.endsWith(`/${module}`)),
          );
          return file === undefined ? [] : withImports(file.fileName, files);
        };
        const ofShell = new Set(filesOf("src/main.tsx"));
        const views = [...viewModules(readFileSync(source, "utf8"))].flatMap(([path, module]) => {
          const ofView = filesOf(`src/${module}`);
          if (ofView.length === 0) return [];
          const all = new Set([...ofView, ...(lookedUp[path] ?? []).flatMap(filesOf)]);
          return [[path, [...all].filter((name) => !ofShell.has(name))] as const];
        });
        if (views.length === 0) throw new Error(`no view was found by way of ${source}`);
        // A JSON data block: not executed, so the content security policy allows it inline.
        const attrs = { type: "application/json", id: "view-files" };
        const children = JSON.stringify(Object.fromEntries(views));
        return [{ tag: "script", attrs, children, injectTo: "head-prepend" }];
      },
    },
  };
}
