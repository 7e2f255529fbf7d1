/**
 * `npm run --silent mcp` serves the assistant's tools to a local AI client over stdin and stdout.
 * Public data only: no account, log or network.
 */
import { packagedProviders } from "@striper/angling/assistant";
import { readChart } from "@striper/server/charts";
import { serveMcpOnStdio } from "@striper/server/mcp";
import { builtCharts } from "./support/built-charts.ts";

const chart = readChart(builtCharts);
const providers = { ...packagedProviders, chart: () => Promise.resolve(chart) };
await serveMcpOnStdio({
  context: () => ({ providers, now: Date.now(), position: null, home: null, day: null }),
  hasPersonalData: false,
});
