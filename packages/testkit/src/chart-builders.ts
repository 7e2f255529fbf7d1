import { surveyOf, type ChartCell, type Survey, type SurveyZone } from "@striper/marine/charts";

/** A chart at 1:12,000 with nothing on it. */
export const blankCell: ChartCell = {
  cell: { name: "US5TEST1", edition: 1, update: 0, issued: "2026-01-01", scale: 12_000 },
  coverage: [],
  areas: [],
  contours: [],
  soundings: { path: "", depths: [] },
  survey: [],
  dangers: [],
  bottom: [],
  aids: [],
};

/** A survey on a new chart at 1:12,000. */
export const newSurvey = (zone: SurveyZone | null): Survey =>
  surveyOf(blankCell.cell, zone, Date.UTC(2026, 5, 13));
