/**
 * `npm run --silent mcp`: the assistant's tools for an AI client on this computer, over stdin and stdout.
 * Public data only: no account, no log, no network.
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
