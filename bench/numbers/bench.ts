/** What the page of numbers shows of a bench. */

export interface Limit {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** What is taken from an output: the groups of the pattern, the first of which the limit holds for. */
export interface Figure {
  readonly label: string;
  readonly pattern: RegExp;
  readonly unit?: string;
  readonly limit?: Limit;
}

export interface Bench {
  readonly name: string;
  readonly title: string;
  readonly command: string;
  readonly target: string;
  readonly figures: readonly Figure[];
  readonly minutes: number;
  /** Stands beside the figure, met or not. */
  readonly remark?: string;
}

export const tsx = (file: string): string => `npx tsx bench/${file}.ts`;
/** A row of `console.table`, whose cells may stand in quotes. */
export const cell = (label: string): RegExp =>
  new RegExp(`│ '?${label}'?\\s+│ '?([^│']+?)'?\\s+│`, "u");
export const row = (label: string): RegExp => new RegExp(`^${label}\\s+(\\S+)`, "mu");
