import { collectDefaultMetrics, Registry } from "prom-client";
import { DurationHistogram } from "#server/platform/metrics/duration-histogram.ts";

export interface RequestMetrics {
  observe(method: string, route: string, status: number, seconds: number): void;
}

export interface Metrics extends RequestMetrics {
  readonly registry: Registry;
  readonly contentType: string;
  text(): Promise<string>;
}

type ByStatus = Map<number, DurationHistogram>;
type ByMethod = Map<string, ByStatus>;
type ByRoute = Map<string, ByMethod>;

const name = "http_request_duration_seconds";
const head = `# HELP ${name} Time from the head of a request to the last byte of its answer
# TYPE ${name} histogram`;

const escaped = (label: string): string => label.replaceAll(/["\\\n]/gu, "_");

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  /** Bounded, because routes, methods and statuses are few. */
  const routes: ByRoute = new Map();

  function histogramOf(method: string, route: string, status: number): DurationHistogram {
    // Nested maps avoid building a key on every request.
    const known = routes.get(route)?.get(method)?.get(status);
    if (known !== undefined) return known;
    const histogram = new DurationHistogram();
    const methods: ByMethod = routes.get(route) ?? new Map();
    const statuses: ByStatus = methods.get(method) ?? new Map();
    routes.set(route, methods.set(method, statuses.set(status, histogram)));
    return histogram;
  }

  return {
    registry,
    contentType: registry.contentType,
    observe: (method, route, status, seconds) =>
      histogramOf(method, route, status).observe(seconds),
    async text() {
      const lines = [...routes].flatMap(([route, methods]) =>
        [...methods].flatMap(([method, statuses]) =>
          [...statuses].flatMap(([status, histogram]) =>
            histogram.lines(
              name,
              `route="${escaped(route)}",method="${escaped(method)}",status="${status}"`,
            ),
          ),
        ),
      );
      return `${await registry.metrics()}${[head, ...lines].join("\n")}\n`;
    },
  };
}
