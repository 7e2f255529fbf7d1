export const chartWording = {
  chart: "Chart",
  noChart: "No chart here",
  loading: "Reading the chart...",
  noTide: "No tide station can be reached by water from here, so the depth now is not known.",
  missing: "The chart of this place is not on this device, and there is no connection to fetch it.",
} as const;
