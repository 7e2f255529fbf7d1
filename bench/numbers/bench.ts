/** One row of the page of numbers. */
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

export interface Limit {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A figure in an output: the first group of the pattern, for which the limit holds. */
export interface Figure {
  readonly label: string;
  readonly pattern: RegExp;
  readonly unit?: string;
  readonly limit?: Limit;
}

export function figure(label: string, pattern: RegExp, unit?: string, limit?: Limit): Figure {
  return {
    label,
    pattern,
    ...(unit === undefined ? {} : { unit }),
    ...(limit === undefined ? {} : { limit }),
  };
}
export const atMost = (most: number): Limit => ({ atMost: most });
export const atLeast = (least: number): Limit => ({ atLeast: least });

export const tsx = (file: string): string => `npx tsx bench/${file}.ts`;
/** A row of `console.table`, whose cells may stand in quotes. */
export const cell = (label: string): RegExp =>
  new RegExp(`│ '?${label}'?\\s+│ '?([^│']+?)'?\\s+│`, "u");
export const row = (label: string): RegExp => new RegExp(`^${label}\\s+(\\S+)`, "mu");
