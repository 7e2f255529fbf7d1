// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { preloadViewFiles } from "#web/platform/view-files.ts";

afterEach(() => document.head.replaceChildren());

function pageOf(views: object) {
  const data = document.createElement("script");
  data.type = "application/json";
  data.id = "view-files";
  data.textContent = JSON.stringify(views);
  document.head.append(data);
}

const asked = () => [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

const views = {
  "/tides": ["assets/tides.js", "assets/pieces.js"],
  "/fishing-spots": ["assets/spots.js"],
  "/fishing-spots/$id": ["assets/spot.js"],
};

test.each([
  ["/tides", ["/assets/tides.js", "/assets/pieces.js"]],
  ["/fishing-spots", ["/assets/spots.js"]],
  ["/fishing-spots/hull-gut", ["/assets/spot.js"]],
  ["/fishing-spots/hull-gut/tide", []],
  ["/", []],
  ["/nothing", []],
])("the files of the view at %s are preloaded: %j", (path, files) => {
  pageOf(views);
  preloadViewFiles(path);
  expect(asked()).toEqual(files);
});

test("styles are preloaded as styles and scripts as modules", () => {
  pageOf({ "/tides": ["assets/tides.css", "assets/tides.js"] });
  preloadViewFiles("/tides");
  expect(
    [...document.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("as")]),
  ).toEqual([
    ["preload", "style"],
    ["modulepreload", null],
  ]);
});

test("a page without a file list, as in development, preloads nothing", () => {
  preloadViewFiles("/tides");
  expect(asked()).toEqual([]);
});
