/*
 * Runs before the first paint, on both pages: the light is right from the start, and whoever is
 * signed in is sent from the landing page to the conditions. It also asks for the files of the view.
 */
import { harborSunAltitude } from "#web/platform/light/harbor-sun.ts";
import { applyLight, resolveLight, storedLightChoice } from "#web/platform/light/light-mode.ts";
import { readStored } from "#web/platform/stored.ts";
import { fetchViewAhead } from "#web/platform/view-files.ts";
import { tokenKey } from "#web/platform/token-key.ts";

const signedIn = readStored(tokenKey) !== null;

function light() {
  applyLight(resolveLight(storedLightChoice(), () => harborSunAltitude(Date.now()), signedIn));
}

light();
// Once more for the browser's own frame, whose colour is in the style sheet.
document.addEventListener("DOMContentLoaded", light);

fetchViewAhead(location.pathname);

if (signedIn && location.pathname === "/") location.replace("/dashboard");
