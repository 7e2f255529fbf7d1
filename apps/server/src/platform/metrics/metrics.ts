import { collectDefaultMetrics, Registry } from "prom-client";
import { DurationHistogram } from "#server/platform/metrics/duration-histogram.ts";

export interface RequestMetrics {
  observe(method: string, route: string, status: number, seconds: number): void;
}

export interface Metrics extends RequestMetrics {
  /** For the metrics of single features. */
  readonly registry: Registry;
  readonly contentType: string;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
}

const name = "http_request_duration_seconds";
const head = `# HELP ${name} Time from the head of a request to the last byte of its answer
# TYPE ${name} histogram`;

const escaped = (label: string): string => label.replaceAll(/["\\\n]/gu, "_");

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  /** By route, then by method and status: all three are bounded. */
  const routes = new Map<string, Map<string, DurationHistogram>>();

  function histogramOf(method: string, route: string, status: number): DurationHistogram {
    const series = routes.get(route) ?? new Map<string, DurationHistogram>();
    routes.set(route, series);
    const key = `method="${escaped(method)}",status="${status}"`;
    const histogram = series.get(key) ?? new DurationHistogram();
    series.set(key, histogram);
    return histogram;
  }

  return {
    registry,
    contentType: registry.contentType,
    observe: (method, route, status, seconds) =>
      histogramOf(method, route, status).observe(seconds),
    async text() {
      const lines = [...routes].flatMap(([route, series]) =>
        [...series].flatMap(([labels, histogram]) =>
          histogram.lines(name, `route="${escaped(route)}",${labels}`),
        ),
      );
      return `${await registry.metrics()}${[head, ...lines].join("\n")}\n`;
    },
  };
}
