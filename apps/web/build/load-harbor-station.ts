import { loadTideStation } from "@striper/marine/stations";

/** Boston, in the inner harbor. */
export const station = await loadTideStation("8443970");
