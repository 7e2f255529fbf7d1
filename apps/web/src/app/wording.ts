import { productName } from "#web/app/product.ts";

export const appWording = {
  loadingConditions: "Loading fishing conditions...",
  opening: "Opening…",
  openLogBook: "Open the log book",
  starting: `Loading ${productName}...`,
  conditionsFailed: "Failed to load fishing conditions. Some features may not work properly.",
  sidebarFooter: "Conditions are estimates. Always use your best judgment.",
  footerProduct: `${productName} - Premium fishing intelligence for Boston Harbor`,
  footerScores:
    "Bite scores are estimates based on weather and tide conditions. Always use your best judgment.",
  notForNavigation: "Not for navigation.",
  offline: "Offline",
  offlineHelp: "Everything saved on this device still works.",
  updateReady: "Update ready",
  update: "Update now",
  later: "Later",
  seeRules: "See the rules",
  screenFailed: "This screen stopped working.",
  screenFailedHelp:
    "Nothing you saved is lost. Try once more, or go back to the dashboard and come here again.",
  oldVersion: "This page is from an older version of the app.",
  oldVersionHelp: "Reload it to get the current version. Nothing you saved is lost.",
  unknownPage: "There is no such page.",
  unknownPageHelp: "The address may be mistyped, or the page has moved.",
  toDashboard: "Back to Dashboard",
  toStart: "To the Start Page",
  unreachable: "We cannot reach the server to load your account.",
  unreachableHelp:
    "You are still signed in. The app opens as soon as there is a connection; after that it also works without one.",
  tryAgain: "Try Again",
} as const;
