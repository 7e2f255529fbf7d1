/** What benches use of the watch over official pages. */
export { readPage } from "#server/features/regulations/watch/reading/read-page.ts";
