/*
 * Runs before the first paint, on both pages: the light is right from the start, and whoever is
 * signed in is sent from the landing page to the conditions. It also asks for the files of the view, and on a
 * first visit for what the view shows first.
 */
import { prefetchFirstCalls } from "#web/platform/api/prefetch.ts";
import {
  applyLight,
  harborSunAltitude,
  resolveLight,
  storedLightChoice,
} from "#web/platform/light-mode.ts";
import { readStored } from "#web/platform/stored.ts";
import { tokenKey } from "#web/platform/token-key.ts";
import { preloadViewFiles } from "#web/platform/view-files.ts";

const token = readStored(tokenKey);
const signedIn = token !== null;

function light() {
  applyLight(resolveLight(storedLightChoice(), () => harborSunAltitude(Date.now()), signedIn));
}

light();
// Once more for the browser's own frame, whose colour is in the style sheet.
document.addEventListener("DOMContentLoaded", light);

if (signedIn && location.pathname === "/") location.replace(`/dashboard${location.search}`);
else {
  // Smaller than the files: asked for first, they take no place from them.
  if (token !== null) prefetchFirstCalls(location.pathname, token);
  preloadViewFiles(location.pathname);
}
