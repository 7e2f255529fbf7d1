import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { bootScript } from "./build/boot-script.ts";
import { chunks } from "./build/chunks.ts";
import { harborStation } from "./build/harbor-station.ts";
import { landingMarkup } from "./build/landing-markup.ts";
import { pageFallback } from "./build/page-fallback.ts";
import { shapes } from "./build/shapes.ts";
import { viewFiles } from "./build/view-files.ts";

const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

/** The service worker keeps these only on devices that have opened the map. */
const mapFolder = "assets/map/";

/** What draws the map: large, and asked for only once one is shown. Views import the rest of a map at once. */
const ofDrawing =
  /maplibre|\/ui\/basemap\/(?:engine\/(?:plain|webgl)-engine|geography\/shoreline|parts\/live-map)\./;

function nameOfChunk(modules: readonly string[]): string {
  const isMap =
    modules.some((id) => ofDrawing.test(id)) &&
    modules.every((id) => /maplibre|\/ui\/basemap\//.test(id));
  return `${isMap ? mapFolder : "assets/"}[name]-[hash].js`;
}

// Vite asks for a default export here.
export default defineConfig({
  plugins: [
    pageFallback(),
    landingMarkup(),
    harborStation(),
    tailwindcss(),
    react({ compiler: true }),
    bootScript(),
    viewFiles(),
    shapes(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "service-worker.ts",
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: [
          "**/*.{html,js,css,svg,woff2}",
          "icons/icon-192.png",
          "manifest.webmanifest",
        ],
        // Their names change with their content.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  server: { proxy: { "/api": apiOrigin } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { landing: "index.html", app: "app.html" },
      output: {
        chunkFileNames: (chunk) => nameOfChunk(chunk.moduleIds),
        codeSplitting: { groups: chunks },
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) =>
          `${name.startsWith("maplibre") ? mapFolder : "assets/"}[name]-[hash].js`,
      },
    },
  },
});
