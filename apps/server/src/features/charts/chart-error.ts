/** One sentence about a cell that cannot be used; the chart from before stays. */
export class ChartError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults.join("\n"), options);
    this.faults = faults;
  }
}
