/** The overlay leaves when the frame has loaded, and after this long in any case, ms. */
export const overlayFor = 2000;
/** A frame that has not loaded by then is given up, ms. */
export const givenUpAfter = 20_000;

export type EmbedState = "loading" | "uncovered" | "loaded" | "failed";

export type EmbedEvent = "loaded" | "failed" | "overlay-over" | "given-up" | "offline" | "again";

/** Another site's frame tells hardly anything: that it loaded, or nothing. */
export function afterEmbedEvent(state: EmbedState, event: EmbedEvent): EmbedState {
  if (event === "again") return "loading";
  if (event === "loaded") return state === "failed" ? state : "loaded";
  if (event === "overlay-over") return state === "loading" ? "uncovered" : state;
  if (event === "given-up") return state === "loaded" ? state : "failed";
  // A map that is there stays there when the network goes.
  if (event === "offline") return state === "loaded" ? state : "failed";
  return "failed";
}
