import { AppError } from "#server/http/app-error.ts";

export interface ByteBudgetRules {
  /** Limit for all bodies together. The first `uncountedBytes` of each are not counted. */
  readonly bytes: number;
  readonly bytesOfCaller: number;
}

export interface Reservation {
  add(bytes: number): void;
  /** Marks the body as fully received. It can no longer be evicted for another. */
  settle(): void;
  release(): void;
}

export interface ByteBudget {
  /**
   * Throws when the caller's announced bodies together exceed its share; such a body is not read.
   * Calls `giveWay` when this body is evicted to make room for another caller's.
   */
  open(
    caller: string,
    announcedBytes: number | undefined,
    giveWay: (reason: AppError) => void,
  ): Reservation;
}

/**
 * Bytes of each body that are not counted, so that people can sign in while uploads fill the
 * budget.
 */
export const uncountedBytes = 64 * 1024;

/** A body is evicted only for a caller who uses less than half as many bytes. */
const muchMore = 2;

interface Body {
  readonly caller: string;
  readonly giveWay: (reason: AppError) => void;
  bytes: number;
  isArriving: boolean;
}

/** Close the connection instead of reading the rest of a refused body. */
const headers = { "retry-after": "5", connection: "close" };
const noRoom = (): AppError => new AppError("unavailable", { headers });
const tooMuch = (): AppError => new AppError("rate_limited", { headers });

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

function createLedger(mostBytes: number) {
  const counted = new Set<Body>();
  const used = new Sums();
  let sum = 0;

  function count(body: Body, bytes: number): void {
    counted.add(body);
    body.bytes += bytes;
    used.add(body.caller, bytes);
    sum += bytes;
  }

  function release(body: Body): void {
    if (!counted.delete(body)) return;
    used.add(body.caller, -body.bytes);
    sum -= body.bytes;
    body.bytes = 0;
  }

  function greediest(than: string): Body | undefined {
    let found: Body | undefined;
    let most = muchMore * used.of(than);
    for (const body of counted)
      if (body.isArriving && used.of(body.caller) > most) {
        found = body;
        most = used.of(body.caller);
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

  return { used, count, release, makeRoom };
}

export function createByteBudget(rules: ByteBudgetRules): ByteBudget {
  const { used, count, release, makeRoom } = createLedger(rules.bytes);
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
          if (used.of(caller) > rules.bytesOfCaller) throw tooMuch();
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
