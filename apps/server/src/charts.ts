/** What commands and benches use of the charts that are there. */
export {
  filesOfChart,
  readChart,
  readChartIndex,
  replaceChart,
} from "#server/features/charts/chart-folder.ts";
export { ChartError } from "#server/features/charts/chart-error.ts";
