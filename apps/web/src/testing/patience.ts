// Most tests of the web need no screen, and loading what reads one takes longer than they do.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  // A busy machine is no fault of the product: what is waited for may take its time, ms.
  configure({ asyncUtilTimeout: 20_000 });
}
