export const keepingWording = {
  notKept: "These charts are not on this device.",
  size: (size: string) => `Keeping them takes ${size}.`,
  coming: (received: string, total: string) => `${received} of ${total} are here.`,
  kept: (size: string) => `On this device, ${size}: they open without signal.`,
  failed: {
    offline: "The charts did not come: no connection. What was kept before is still there.",
    damaged: "A chart came damaged twice. What was kept before is still there; try again later.",
    "no-room":
      "This device has no room for the charts. Free some space and try again; nothing was kept by halves.",
    stopped: "Stopped. What was kept before is still there.",
  },
  keep: "Keep on this device",
  stop: "Stop",
  remove: "Remove from this device",
} as const;
