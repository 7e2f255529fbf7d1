import { expect, test } from "vitest";
import { DurationHistogram } from "#server/platform/metrics/duration-histogram.ts";
import { createMetrics } from "#server/platform/metrics/metrics.ts";

test("a duration counts in its own bucket and in every larger one", () => {
  const histogram = new DurationHistogram();
  for (const seconds of [0.0001, 0.002, 0.0021, 0.3, 99]) histogram.observe(seconds);
  const lines = histogram.lines("d", 'route="/x"');
  expect(lines).toContain('d_bucket{route="/x",le="0.002"} 2');
  expect(lines).toContain('d_bucket{route="/x",le="0.005"} 3');
  expect(lines).toContain('d_bucket{route="/x",le="0.5"} 4');
  expect(lines).toContain('d_bucket{route="/x",le="10"} 4');
  expect(lines).toContain('d_bucket{route="/x",le="+Inf"} 5');
  expect(lines).toContain('d_count{route="/x"} 5');
  expect(lines.find((line) => line.startsWith("d_sum"))).toMatch(/ 99\.304/u);
});

test("requests are told apart by route, method and status", async () => {
  const metrics = createMetrics();
  metrics.observe("GET", "/api/a", 200, 0.01);
  metrics.observe("GET", "/api/a", 404, 0.01);
  metrics.observe("POST", "/api/a", 200, 0.01);
  metrics.observe("GET", "/api/a", 200, 0.01);
  const text = await metrics.text();
  const count = (labels: string): string | undefined =>
    text
      .split("\n")
      .find((line) => line.startsWith(`http_request_duration_seconds_count{${labels}`));
  expect(count('route="/api/a",method="GET",status="200"')).toMatch(/ 2$/u);
  expect(count('route="/api/a",method="GET",status="404"')).toMatch(/ 1$/u);
  expect(count('route="/api/a",method="POST",status="200"')).toMatch(/ 1$/u);
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).toContain("nodejs_eventloop_lag");
});
