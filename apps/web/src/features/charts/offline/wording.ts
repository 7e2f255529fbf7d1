export const offlineChartsWording = {
  notKept: "These charts are not on this device.",
  size: (size: string) => `Keeping them takes ${size}.`,
  coming: (received: string, total: string) => `${received} of ${total} received.`,
  kept: (size: string) => `On this device, ${size}: they open without a connection.`,
  failed: {
    offline: "The charts could not be fetched: no connection. Those stored before are still there.",
    damaged: "A chart arrived damaged twice. Those stored before are still there; try again later.",
    "no-room":
      "This device has no room for the charts. Free some space and try again; nothing was stored.",
    stopped: "Stopped. The charts stored before are still there.",
  },
  keep: "Keep on this device",
  stop: "Stop",
  remove: "Remove from this device",
} as const;
