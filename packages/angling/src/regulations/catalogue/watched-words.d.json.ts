import type { WatchCatalogue } from "#angling/regulations/watch/watched-rules.ts";

declare const catalogue: WatchCatalogue;
export default catalogue;
