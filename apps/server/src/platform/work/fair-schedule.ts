/** How much may be under way at once. */
export interface WorkLimits {
  /** Pieces that run, of all keys together. */
  readonly running: number;
  /** Of these, pieces of one key; by default 1. */
  readonly runningEach?: number;
  /** Pieces of one key that wait; by default 2. */
  readonly waitingEach?: number;
  /** Pieces that wait, of all keys together. */
  readonly waiting: number;
}

/** `of-one-key`: this key has used its share. `of-all`: the whole queue is full. */
export type Offer = "taken" | "too-many-of-one-key" | "too-many-of-all";

interface Line<Piece> {
  running: number;
  readonly waiting: Piece[];
}

/**
 * Decides whose piece of work runs next: the keys that wait take turns, one piece each, and the
 * pieces of one key run in the order in which they came. Knows neither time nor promises.
 */
export class FairSchedule<Piece> {
  readonly #limits: Required<WorkLimits>;
  readonly #lines = new Map<string, Line<Piece>>();
  /** The keys whose next piece may start as soon as a place is free, in the order of their turns. */
  readonly #turns = new Set<string>();
  #running = 0;
  #waiting = 0;

  constructor(limits: WorkLimits) {
    this.#limits = { runningEach: 1, waitingEach: 2, ...limits };
  }

  /** A step of admitted work is accepted however many wait. */
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

  /** Why one more piece would be refused now, if it would. */
  refusal(key: string): Exclude<Offer, "taken"> | undefined {
    return this.#refusalOf(this.#lines.get(key) ?? { running: 0, waiting: [] });
  }

  /** What may start now; to be asked for after each change. */
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
      // Moves the key behind all others in the rotation.
      this.#turns.delete(key);
      this.#settle(key, line);
    }
    return started;
  }

  /** A piece that has started is over. */
  end(key: string): void {
    const line = this.#lines.get(key);
    if (line === undefined) throw new Error("what never started cannot end");
    line.running--;
    this.#running--;
    this.#settle(key, line);
  }

  /** Takes a piece back that has not started. False when it has. */
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
    // What would start at once does not count as waiting.
    if (this.#running + this.#turns.size < this.#limits.running && present < runningEach)
      return undefined;
    if (present >= runningEach + waitingEach) return "too-many-of-one-key";
    return this.#waiting >= this.#limits.waiting ? "too-many-of-all" : undefined;
  }

  /** Updates a key's place in the rotation: kept, appended or removed. */
  #settle(key: string, { running, waiting }: Line<Piece>): void {
    if (waiting.length > 0 && running < this.#limits.runningEach) this.#turns.add(key);
    else this.#turns.delete(key);
    if (waiting.length === 0 && running === 0) this.#lines.delete(key);
  }
}
