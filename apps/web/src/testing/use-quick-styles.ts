import { quickComputedStyle } from "#web/testing/computed-style.ts";

if (typeof document !== "undefined") {
  // Testing Library asks the window of the document, the app the one of the tests.
  const view = document.defaultView ?? window;
  view.getComputedStyle = quickComputedStyle(view.getComputedStyle);
  window.getComputedStyle = view.getComputedStyle;
}
