import * as z from "zod/mini";

/** Said once at start, before the first schema is used. */

/** The fault of a field is told in words; without this every fault reads "Invalid input". */
export function explainFaultsInEnglish(): void {
  z.config(z.locales.en());
}

/** The content security policy forbids `eval`, so the library is told not to try it. */
export function validateWithoutEval(): void {
  z.config({ jitless: true });
}
