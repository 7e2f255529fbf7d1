/** What tests of the watch over official pages use of it. */
export { readPage } from "#server/features/regulations/watch/reading/read-page.ts";
