// Loaded only for tests with a DOM: loading takes longer than most tests.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // Long timeout for busy machines, ms. What a file before this one configured ends with it.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: false });
}
