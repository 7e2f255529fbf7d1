/** Returns the files of a view from the list that the build wrote into the page (build/view-files.ts). */
function filesOf(path: string): readonly unknown[] {
  const views: unknown = JSON.parse(document.querySelector("#view-files")?.textContent ?? "null");
  if (typeof views !== "object" || views === null) return [];
  const files: unknown =
    Reflect.get(views, path) ?? Reflect.get(views, path.replace(/[^/]+$/, "$$id"));
  return Array.isArray(files) ? files : [];
}

export function preloadViewFiles(path: string): void {
  for (const file of filesOf(path).map(String)) {
    const link = document.createElement("link");
    if (file.endsWith(".css")) {
      link.rel = "preload";
      link.setAttribute("as", "style");
    } else link.rel = "modulepreload";
    link.crossOrigin = "";
    link.setAttribute("href", `/${file}`);
    document.head.append(link);
  }
}
