export const chartWording = {
  chart: "Chart",
  loading: "Reading the chart...",
  missing: "The chart of this place is not on this device, and there is no connection to fetch it.",
} as const;
