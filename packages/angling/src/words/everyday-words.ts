import everyday from "./catalogue/everyday.json" with { type: "json" };

/** English words that are right as they stand: a spelling is corrected only towards what is not here. */
export const everydayWords: ReadonlySet<string> = new Set(everyday);
