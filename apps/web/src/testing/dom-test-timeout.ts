// Loaded only for tests with a DOM: loading takes longer than most tests.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  const { quickComputedStyle } = await import("./computed-style.ts");
  // Long timeout for busy machines, ms.
  configure({ asyncUtilTimeout: 20_000 });
  // Testing Library asks the window of the document, the app the one of the tests.
  const view = document.defaultView ?? window;
  view.getComputedStyle = quickComputedStyle(view.getComputedStyle);
  window.getComputedStyle = view.getComputedStyle;
}
