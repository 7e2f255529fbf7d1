// Loaded only for tests with a DOM: loading takes longer than most tests.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // Long timeout for busy machines, ms.
  configure({ asyncUtilTimeout: 20_000 });
}
