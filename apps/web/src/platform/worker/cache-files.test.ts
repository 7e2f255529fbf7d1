import { afterEach, expect, test, vi } from "vitest";
import { cacheFilesOnceOpened } from "#web/platform/worker/cache-files.ts";

vi.mock("workbox-routing", () => ({ registerRoute: () => undefined }));

const origin = "https://striper.example";

type Listener = (event: { waitUntil(work: Promise<unknown>): void }) => void;

function takeOver(paths: readonly string[], ...stored: readonly string[]) {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal("self", {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  const kept = new Set(stored);
  const cache = {
    keys: () => Promise.resolve([...kept].map((path) => ({ url: `${origin}${path}` }))),
    match: (path: string) => Promise.resolve(kept.has(path) ? new Response() : undefined),
    addAll: async (missing: readonly string[]) => missing.forEach((path) => kept.add(path)),
    delete: ({ url }: { readonly url: string }) =>
      Promise.resolve(kept.delete(new URL(url).pathname)),
  };
  vi.stubGlobal("caches", {
    has: () => Promise.resolve(stored.length > 0),
    open: () => Promise.resolve(cache),
  });
  cacheFilesOnceOpened("map", paths);
  const reach = async (state: "install" | "activate") => {
    let work: Promise<unknown> | undefined;
    listeners.get(state)?.({
      waitUntil: (given) => {
        work = given;
      },
    });
    await work;
    return [...kept].toSorted();
  };
  return { reach };
}

afterEach(() => vi.unstubAllGlobals());

test("a new version fetches missing files before the old ones are removed", async () => {
  const { reach } = takeOver(["/new.js", "/same.js"], "/old.js", "/same.js");
  expect(await reach("install")).toEqual(["/new.js", "/old.js", "/same.js"]);
  expect(await reach("activate")).toEqual(["/new.js", "/same.js"]);
});

test("files of a part that was never opened are not fetched", async () => {
  const { reach } = takeOver(["/new.js"]);
  expect(await reach("install")).toEqual([]);
});
