export const chartWording = {
  chart: "Chart",
} as const;
