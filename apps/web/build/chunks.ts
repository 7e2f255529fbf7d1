const within = (...folders: readonly string[]) => new RegExp(`(?:${folders.join("|")})`);
/** Modules shared by two views or more; a module of one view stays in that view's file. */
const shared = { minShareCount: 2 };

/**
 * Which modules share a file. Every file costs a view milliseconds of its own in the service worker
 * of a phone, so there are few; the first group that fits a module takes it, with what it imports.
 */
export const chunks = [
  // The landing page has these two as well, and nothing else of the application.
  {
    name: "time",
    test: within("packages/marine/src/(?:time|units)/", "web/src/ui/figures/non-breaking\\.ts"),
  },
  { name: "tides", test: within("packages/marine/src/tides/", "virtual:harbor-station") },
  { name: "shell", test: within("apps/web/src/main\\.tsx$", "@tanstack/react-(?:router|query)/") },
  {
    name: "dialogs",
    test: within("web/src/ui/surfaces/(?:dialog|bottom-sheet)\\.tsx", "@base-ui/react/dialog/"),
    ...shared,
  },
  // Loaded with the first form that is opened, so it must come before the pieces of every view.
  { name: "forms", test: within("react-hook-form/", "web/src/ui/fields/use-entry-form\\.ts") },
  {
    name: "pieces",
    test: within(
      "web/src/platform/(?!rule-table|local-store|synced)",
      "web/src/ui/(?!basemap|charts|full-screen|surfaces/tabs|actions/switch)",
      "lucide-react/",
    ),
    ...shared,
  },
  {
    name: "database",
    test: within("dexie/", "web/src/platform/(?:local-store|synced)/"),
    ...shared,
  },
  {
    // The sun's altitude alone, as safety in the dark asks for it, needs none of the rest.
    name: "sky",
    test: within("astronomy-engine/", "marine/src/astronomy/(?!sun-altitude)"),
    ...shared,
  },
  {
    name: "places",
    test: within(
      "marine/src/(?:geo|stations|jurisdiction|currents)/",
      "angling/src/spots/(?:stations|preferences|bar)\\.ts",
    ),
    ...shared,
  },
  {
    name: "bite-engine",
    test: within(
      "angling/src/bite-score/(?:series|next-good-date)\\.ts",
      "bite-score/device-score\\.ts",
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: "bite",
    test: within(
      "angling/src/bite-score/(?!grading)",
      "angling/src/normals/",
      "web/src/features/bite-score/",
    ),
    ...shared,
  },
  {
    name: "tide-pieces",
    test: within("web/src/features/tides/(?!alerts|place)", "web/src/ui/charts/"),
    ...shared,
  },
  {
    // The chosen water; the catalogue of spots is loaded later.
    name: "home-water",
    test: within(
      "angling/src/home-waters/(?:boston-water|home-waters)\\.ts",
      "web/src/features/spots/waters/(?:use-home-water|cached-water)\\.ts",
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: "own-spots",
    test: within("web/src/features/spots/(?:my-spots|spots-collection|use-my-spots)\\.ts"),
    ...shared,
  },
  { name: "licenses", test: within("angling/src/licenses/"), ...shared },
  {
    name: "wallet",
    test: within(
      "web/src/features/licenses/(?:form/form-view|queries|wallet/license-view)\\.ts",
      "web/src/features/licenses/(?:stored/license-picture|sending/upload-progress)\\.tsx",
    ),
    includeDependenciesRecursively: false,
    ...shared,
  },
  {
    name: "catch-fields",
    test: within("catches/logging/form/", "catches/logging/named-places\\.ts"),
    includeDependenciesRecursively: false,
    ...shared,
  },
  {
    name: "spots",
    test: within("angling/src/spots/", "web/src/features/spots/(?!own/own-spot)"),
    ...shared,
  },
  {
    name: "rules",
    test: within("angling/src/(?:regulations|species)/", "web/src/platform/rule-table/"),
    ...shared,
  },
  { name: "rule-pieces", test: within("web/src/features/regulations/"), ...shared },
];
