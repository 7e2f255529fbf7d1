/** Inclusive upper bounds of the Prometheus buckets, in seconds. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** One series. Observing needs a few additions and no allocation. */
export class DurationHistogram {
  readonly #counts = new Float64Array(bounds.length + 1);
  #sum = 0;

  observe(seconds: number): void {
    let index = 0;
    while (index < bounds.length && seconds > (bounds[index] ?? 0)) index++;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** Returns lines in Prometheus's text format. `labels` must already be escaped. */
  lines(name: string, labels: string): string[] {
    let total = 0;
    const buckets = [...this.#counts].map((count, index) => {
      total += count;
      return `${name}_bucket{${labels},le="${bounds[index] ?? "+Inf"}"} ${total}`;
    });
    return [...buckets, `${name}_sum{${labels}} ${this.#sum}`, `${name}_count{${labels}} ${total}`];
  }
}
