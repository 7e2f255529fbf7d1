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
  /** `giveWay` is called when another caller's body takes the place of this one. */
  open(caller: string, giveWay: (reason: AppError) => void): Holding;
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

/** The memory that bodies take while they arrive and while they are worked on. */
export function createHeldBytes(rules: HeldBytesRules): HeldBytes {
  const counted = new Set<Body>();
  const byCaller = new Map<string, number>();
  let sum = 0;

  const heldBy = (caller: string): number => byCaller.get(caller) ?? 0;

  function count(body: Body, bytes: number): void {
    counted.add(body);
    body.bytes += bytes;
    byCaller.set(body.caller, heldBy(body.caller) + bytes);
    sum += bytes;
  }

  function release(body: Body): void {
    if (!counted.delete(body)) return;
    const left = heldBy(body.caller) - body.bytes;
    if (left > 0) byCaller.set(body.caller, left);
    else byCaller.delete(body.caller);
    sum -= body.bytes;
    body.bytes = 0;
  }

  /** One of the caller's who holds the most, and much more than another. */
  function greediest(than: string): Body | undefined {
    let found: Body | undefined;
    let most = muchMore * heldBy(than);
    for (const body of counted)
      if (body.isArriving && heldBy(body.caller) > most) {
        found = body;
        most = heldBy(body.caller);
      }
    return found;
  }

  function makeRoom(caller: string): void {
    while (sum > rules.bytes) {
      const other = greediest(caller);
      if (other === undefined) throw noRoom();
      release(other);
      other.giveWay(noRoom());
    }
  }

  return {
    open(caller, giveWay) {
      const body: Body = { caller, giveWay, bytes: 0, isArriving: true };
      let arrived = 0;
      return {
        add(bytes) {
          const before = Math.max(arrived, uncountedBytes);
          arrived += bytes;
          if (arrived <= before) return;
          count(body, arrived - before);
          if (heldBy(caller) > rules.bytesOfCaller) throw new AppError("rate_limited", { headers });
          makeRoom(caller);
        },
        settle() {
          body.isArriving = false;
        },
        release: () => release(body),
      };
    },
  };
}
