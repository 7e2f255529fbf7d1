/** What commands and benches use of the existing charts. */
export {
  filesOfChart,
  readChart,
  readChartIndex,
  replaceChart,
} from "#server/features/charts/chart-folder.ts";
export { ChartError } from "#server/features/charts/chart-error.ts";
