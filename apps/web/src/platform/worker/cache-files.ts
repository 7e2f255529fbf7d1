import { registerRoute } from "workbox-routing";

/** The members of the service worker's global object used here. */
declare const self: {
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

async function isInUse(name: string): Promise<boolean> {
  if (!(await caches.has(name))) return false;
  const cache = await caches.open(name);
  return (await cache.keys()).length > 0;
}

async function fetchMissing(name: string, paths: readonly string[]): Promise<void> {
  if (!(await isInUse(name))) return;
  const cache = await caches.open(name);
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  await cache.addAll(paths.filter((_, index) => kept[index] === undefined));
}

async function dropOthers(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => !paths.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function cachedOrFetched(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/**
 * Registers, in the service worker, files that are cached from their first use on and updated with later versions.
 * Their names must change with their content.
 */
export function cacheFilesOnceOpened(name: string, paths: readonly string[]): void {
  const wanted = new Set(paths);
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && wanted.has(url.pathname),
    ({ request }) => cachedOrFetched(name, request),
  );
  self.addEventListener("install", (event) => event.waitUntil(fetchMissing(name, paths)));
  self.addEventListener("activate", (event) => event.waitUntil(dropOthers(name, paths)));
}
