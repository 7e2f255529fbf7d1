import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import type * as Markup from "../src/app/landing/markup.tsx";

const source = join(import.meta.dirname, "../src/app/landing/markup.tsx");
const place = "<!-- landing -->";

/** Fills index.html with the landing page, rendered once: it reads without any script. */
export function landingMarkup(): Plugin {
  return {
    name: "landing-markup",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        if (!html.includes(place)) return html;
        const { module } = await runnerImport<typeof Markup>(source, {
          configFile: false,
          logLevel: "error",
        });
        return html.replace(place, () => module.landingMarkup());
      },
    },
  };
}
