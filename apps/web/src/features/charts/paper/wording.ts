export const paperChartWording = {
  label: "Chart around the place",
  halfMile: "0.5 nm",
  caption: (isMetric: boolean) =>
    `North is up; the cross is the place. Depths in ${isMetric ? "meters" : "feet"} below MLLW. Not for navigation. NOAA chart`,
  missing: "The chart of this place is not on this device.",
  uncharted: "There is no chart of this place here.",
} as const;
