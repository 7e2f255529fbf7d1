import everyday from "./catalogue/everyday.json" with { type: "json" };

/** Correct English words, which spelling correction leaves unchanged. */
export const everydayWords: ReadonlySet<string> = new Set(everyday);
