import { AppError } from "#server/http/app-error.ts";

export interface HeldBytesRules {
  /** All bodies together, each as far as it is larger than `uncountedBytes`. */
  readonly bytes: number;
  readonly bytesOfCaller: number;
}

/** One body in memory. */
export interface Holding {
  /** Throws where this caller has to give way. */
  add(bytes: number): void;
  /** All of it has arrived and somebody works on it: it does not give way any more. */
  settle(): void;
  release(): void;
}

export interface HeldBytes {
  /**
   * Throws where the caller's bodies, as they were announced, would be too much together: nothing
   * of such a one is read. `giveWay` is called when another caller's body takes the place of this
   * one.
   */
  open(
    caller: string,
    announcedBytes: number | undefined,
    giveWay: (reason: AppError) => void,
  ): Holding;
}

/** A body is not counted up to here: people can sign in also while uploads fill all the rest. */
export const uncountedBytes = 64 * 1024;

/** A body gives way to another whose caller holds less than half as much. */
const muchMore = 2;

interface Body {
  readonly caller: string;
  readonly giveWay: (reason: AppError) => void;
  bytes: number;
  isArriving: boolean;
}

/** The rest of such a body is not waited for. */
const headers = { "retry-after": "5", connection: "close" };
const noRoom = (): AppError => new AppError("unavailable", { headers });
const tooMuch = (): AppError => new AppError("rate_limited", { headers });

/** Sums by caller, of which a caller without any takes no room. */
class Sums {
  readonly #bytes = new Map<string, number>();

  of(caller: string): number {
    return this.#bytes.get(caller) ?? 0;
  }

  add(caller: string, bytes: number): void {
    const sum = this.of(caller) + bytes;
    if (sum > 0) this.#bytes.set(caller, sum);
    else this.#bytes.delete(caller);
  }
}

/** What all bodies hold, and who gives way when it is too much. */
function createLedger(mostBytes: number) {
  const counted = new Set<Body>();
  const held = new Sums();
  let sum = 0;

  function count(body: Body, bytes: number): void {
    counted.add(body);
    body.bytes += bytes;
    held.add(body.caller, bytes);
    sum += bytes;
  }

  function release(body: Body): void {
    if (!counted.delete(body)) return;
    held.add(body.caller, -body.bytes);
    sum -= body.bytes;
    body.bytes = 0;
  }

  /** One of the caller's who holds the most, and much more than another. */
  function greediest(than: string): Body | undefined {
    let found: Body | undefined;
    let most = muchMore * held.of(than);
    for (const body of counted)
      if (body.isArriving && held.of(body.caller) > most) {
        found = body;
        most = held.of(body.caller);
      }
    return found;
  }

  function makeRoom(caller: string): void {
    while (sum > mostBytes) {
      const other = greediest(caller);
      if (other === undefined) throw noRoom();
      release(other);
      other.giveWay(noRoom());
    }
  }

  return { held, count, release, makeRoom };
}

/** The memory that bodies take while they arrive and while they are worked on. */
export function createHeldBytes(rules: HeldBytesRules): HeldBytes {
  const { held, count, release, makeRoom } = createLedger(rules.bytes);
  const announced = new Sums();

  return {
    open(caller, announcedBytes = 0, giveWay) {
      const beyond = Math.max(0, announcedBytes - uncountedBytes);
      if (announced.of(caller) + beyond > rules.bytesOfCaller) throw tooMuch();
      announced.add(caller, beyond);
      const body: Body = { caller, giveWay, bytes: 0, isArriving: true };
      let arrived = 0;
      let isReleased = false;
      return {
        add(bytes) {
          const before = Math.max(arrived, uncountedBytes);
          arrived += bytes;
          if (arrived <= before) return;
          count(body, arrived - before);
          if (held.of(caller) > rules.bytesOfCaller) throw tooMuch();
          makeRoom(caller);
        },
        settle() {
          body.isArriving = false;
        },
        release() {
          if (!isReleased) announced.add(caller, -beyond);
          isReleased = true;
          release(body);
        },
      };
    },
  };
}
