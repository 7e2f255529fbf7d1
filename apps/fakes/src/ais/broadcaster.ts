import type { FeedState } from "#fakes/ais/behavior.ts";
import { transmissions } from "#fakes/ais/message.ts";
import type { Transmission } from "#fakes/ais/message.ts";
import { simulateTraffic } from "#fakes/ais/traffic.ts";

/** A connection that messages are sent to. */
export interface Listener {
  readonly transmit: (transmission: Transmission, now: number) => void;
  /** Sends something that is not a message. */
  readonly transmitGarbage: (round: number) => void;
  readonly hangUp: () => void;
}

export interface Broadcaster {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** Called after the state was changed. */
  changed(): void;
  close(): void;
}

const tickMs = 50;
const flapMs = 1000;
const floodPerTick = 2000;
const kansas = { latitude: 38.5, longitude: -98.4, speed: 10, course: 90 };

export function createBroadcaster(state: FeedState, now: () => number): Broadcaster {
  const listeners = new Map<Listener, number>();
  let source = transmissions(simulateTraffic(state.vessels), now);
  let owed = 0;
  let round = 0;

  function sendOne(): void {
    const transmission = source.next().value;
    const shown = state.behavior === "kansas" ? { ...transmission, motion: kansas } : transmission;
    for (const listener of listeners.keys()) {
      if (state.behavior === "garbage") listener.transmitGarbage(round++);
      else listener.transmit(shown, now());
    }
  }

  function tick(): void {
    if (state.behavior === "flap")
      for (const [listener, since] of listeners)
        if (performance.now() - since > flapMs) listener.hangUp();
    if (state.behavior === "silent" || state.vessels === 0 || listeners.size === 0) return;
    owed =
      state.behavior === "flood"
        ? floodPerTick
        : Math.min(owed + (state.messagesPerSecond * tickMs) / 1000, state.messagesPerSecond);
    for (; owed >= 1; owed--) sendOne();
  }

  const timer = setInterval(tick, tickMs);
  return {
    add: (listener) => void listeners.set(listener, performance.now()),
    remove: (listener) => void listeners.delete(listener),
    changed() {
      source = transmissions(simulateTraffic(state.vessels), now);
    },
    close() {
      clearInterval(timer);
      for (const listener of listeners.keys()) listener.hangUp();
    },
  };
}
