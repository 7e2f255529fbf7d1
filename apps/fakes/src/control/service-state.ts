import { generalModes } from "#fakes/control/modes.ts";

/** How one stand-in behaves, and the requests it received. */
export interface ServiceState {
  mode: string;
  /** Requests that the mode still applies to; null: until it is changed. */
  remaining: number | null;
  delayMilliseconds: number;
  requests: number;
  /** The newest last; method and address only. */
  readonly recent: string[];
  readonly modes: readonly string[];
}

const mostRecent = 200;

export function createServiceState(ownModes: readonly string[]): ServiceState {
  return {
    mode: "ok",
    remaining: null,
    delayMilliseconds: 0,
    requests: 0,
    recent: [],
    modes: [...generalModes, ...ownModes],
  };
}

/** Counts a request and says which mode it meets. */
export function takeRequest(state: ServiceState, label: string): string {
  state.requests += 1;
  state.recent.push(label);
  if (state.recent.length > mostRecent) state.recent.shift();
  const { mode } = state;
  if (state.remaining !== null) {
    state.remaining -= 1;
    if (state.remaining <= 0) {
      state.mode = "ok";
      state.remaining = null;
    }
  }
  return mode;
}
