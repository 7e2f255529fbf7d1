export interface WorkLimits {
  /** Running pieces of all keys together. */
  readonly running: number;
  /** Running pieces of one key; 1 by default. */
  readonly runningEach?: number;
  /** Waiting pieces of one key; 2 by default. */
  readonly waitingEach?: number;
  /** Waiting pieces of all keys together. */
  readonly waiting: number;
}

export type Offer = "taken" | "too-many-of-one-key" | "too-many-of-all";

interface Line<Piece> {
  running: number;
  readonly waiting: Piece[];
}

/**
 * Decides whose piece of work runs next. Waiting keys take turns, one piece each, and each key's
 * pieces run in order of arrival. It is independent of time and promises.
 */
export class FairSchedule<Piece> {
  readonly #limits: Required<WorkLimits>;
  readonly #lines = new Map<string, Line<Piece>>();
  /** Keys whose next piece may start when a place is free, in the order of their turns. */
  readonly #turns = new Set<string>();
  #running = 0;
  #waiting = 0;

  constructor(limits: WorkLimits) {
    this.#limits = { runningEach: 1, waitingEach: 2, ...limits };
  }

  /** Accepts a step of admitted work regardless of the queue's length. */
  offer(key: string, piece: Piece, isStep = false): Offer {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    const refusal = isStep ? undefined : this.#refusalOf(line);
    if (refusal !== undefined) return refusal;
    this.#lines.set(key, line);
    line.waiting.push(piece);
    this.#waiting++;
    this.#settle(key, line);
    return "taken";
  }

  refusal(key: string): Exclude<Offer, "taken"> | undefined {
    return this.#refusalOf(this.#lines.get(key) ?? { running: 0, waiting: [] });
  }

  /** Returns the pieces that may start now. Call it after each change. */
  start(): Piece[] {
    const started: Piece[] = [];
    for (const key of this.#turns) {
      if (this.#running >= this.#limits.running) break;
      const line = this.#lines.get(key);
      const piece = line?.waiting.shift();
      if (line === undefined || piece === undefined)
        throw new Error("a key without work has a turn");
      started.push(piece);
      line.running++;
      this.#running++;
      this.#waiting--;
      this.#turns.delete(key);
      this.#settle(key, line);
    }
    return started;
  }

  end(key: string): void {
    const line = this.#lines.get(key);
    if (line === undefined) throw new Error("what never started cannot end");
    line.running--;
    this.#running--;
    this.#settle(key, line);
  }

  /** Removes a waiting piece. Returns false when it has started. */
  withdraw(key: string, piece: Piece): boolean {
    const line = this.#lines.get(key);
    const at = line?.waiting.indexOf(piece) ?? -1;
    if (line === undefined || at < 0) return false;
    line.waiting.splice(at, 1);
    this.#waiting--;
    this.#settle(key, line);
    return true;
  }

  #refusalOf({ running, waiting }: Line<Piece>): Exclude<Offer, "taken"> | undefined {
    const { runningEach, waitingEach } = this.#limits;
    const present = running + waiting.length;
    // A piece that would start immediately does not count as waiting.
    if (this.#running + this.#turns.size < this.#limits.running && present < runningEach)
      return undefined;
    if (present >= runningEach + waitingEach) return "too-many-of-one-key";
    return this.#waiting >= this.#limits.waiting ? "too-many-of-all" : undefined;
  }

  #settle(key: string, { running, waiting }: Line<Piece>): void {
    if (waiting.length > 0 && running < this.#limits.runningEach) this.#turns.add(key);
    else this.#turns.delete(key);
    if (waiting.length === 0 && running === 0) this.#lines.delete(key);
  }
}
