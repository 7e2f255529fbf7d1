/*
 * Keeps the application's own files, so that it opens without a network. Of the API it answers only
 * for charts that are kept here, which never change under their names: everything else that the
 * server knows is stored and aged by the application, not by a cache. Photos that the gallery shares
 * it takes itself: they are not sent anywhere. The map is
 * large, and kept only where it was opened once.
 */
import { photoShare } from "@striper/contract/page-addresses";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { chartFilePath, cachedChartOrFetched } from "#web/platform/worker/chart-files.ts";
import { cacheFilesOnceOpened } from "#web/platform/worker/cache-files.ts";
import { receiveSharedPhotos } from "#web/platform/worker/shared-photos.ts";
import { openPage, showMessage, type Shown } from "#web/platform/worker/push-messages.ts";
import { activateMessage } from "#web/platform/worker/activate-message.ts";

/** Of the worker's global object, what is used here; the page's type library does not know it. */
declare const self: {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "push",
    listener: (event: {
      readonly data: { text(): string } | null;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: {
      readonly notification: Shown;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
  addEventListener(
    type: "message" | "activate",
    listener: (event: { readonly data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

// oxlint-disable-next-line no-underscore-dangle -- the build replaces exactly this name
const files = self.__WB_MANIFEST;
const pathOf = (entry: PrecacheEntry | string) => (typeof entry === "string" ? entry : entry.url);
const isOfMap = (entry: PrecacheEntry | string) => pathOf(entry).startsWith("assets/map/");

precacheAndRoute(
  files.filter((entry) => !isOfMap(entry)),
  {
    // `/` is the landing page; other pages are paths of the application.
    directoryIndex: "index.html",
    cleanURLs: false,
  },
);
cleanupOutdatedCaches();

cacheFilesOnceOpened(
  "map",
  files.filter(isOfMap).map((entry) => `/${pathOf(entry)}`),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && chartFilePath.test(url.pathname),
  ({ request }) => cachedChartOrFetched(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === photoShare.action,
  ({ request }) => receiveSharedPhotos(request, Date.now()),
  "POST",
);

registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/app.html"), {
    denylist: [/^\/$/, /^\/api\//, /^\/metrics/, /\.[a-z0-9]+$/i],
  }),
);

self.addEventListener("message", (event) => {
  if (event.data === activateMessage) event.waitUntil(self.skipWaiting());
});

// Browsers end the permission of who is woken and shows nothing.
self.addEventListener("push", (event) => event.waitUntil(showMessage(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) =>
  event.waitUntil(openPage(event.notification)),
);

// The first visit's page is served by the worker from its first reload on, without waiting for a second visit.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
