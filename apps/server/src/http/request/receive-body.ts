import type { Readable } from "node:stream";
import type { Endpoint } from "@striper/contract/endpoint";
import { AppError } from "#server/http/app-error.ts";
import type { Reservation } from "#server/http/request/byte-budget.ts";
import { createTurns } from "#server/platform/work/turns.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const sizeInWords = (bytes: number): string =>
  bytes >= mebibyte ? `${bytes / mebibyte} MB` : `${bytes / kibibyte} kB`;

/**
 * Returns the refusal of a large body. In a form the file is the large part and has its own
 * wording.
 */
export function tooLarge({ files, limits }: Endpoint): AppError {
  const ofFile = files[0]?.wording?.tooLarge;
  const message = ofFile ?? `The request is larger than ${sizeInWords(limits.bodyBytes)}.`;
  return new AppError("payload_too_large", { message });
}

/** All bodies share one queue of pieces, because there is one event loop. */
const pieceBytes = 64 * kibibyte;
/**
 * Reads at most 32 MB/s, or 64 MB/s when pieces arrive in pairs. Most of the event loop stays free.
 */
const turns = createTurns({ pieces: 1, everyMs: 2 });

function turnsOfBody(caller: string): (chunk: Buffer) => Promise<void> | undefined {
  let bytes = 0;
  return (chunk) => {
    bytes += chunk.byteLength;
    if (bytes < pieceBytes) return undefined;
    bytes = 0;
    return turns.wait(caller);
  };
}

/** Drains a refused body. Closing the connection at once could lose the refusal on its way. */
export function discardBody(payload: Readable, caller: string): void {
  const turnAfter = turnsOfBody(caller);
  payload.on("data", (chunk: Buffer) => {
    const turn = turnAfter(chunk);
    if (turn === undefined) return;
    payload.pause();
    void turn.then(() => payload.resume());
  });
}

const stalled = (): AppError => new AppError("request_stalled");

interface Patience {
  interrupt(reason: AppError): void;
  waitFor<Value>(awaited: Promise<Value>): Promise<Value>;
}

function createPatience(milliseconds: number): Patience {
  let interruption: AppError | undefined;
  let stopWaiting: ((reason: AppError) => void) | undefined;
  return {
    interrupt(reason) {
      interruption = reason;
      stopWaiting?.(reason);
    },
    waitFor(awaited) {
      return new Promise((resolve, reject) => {
        if (interruption !== undefined) return reject(interruption);
        stopWaiting = reject;
        const timer = setTimeout(() => reject(stalled()), milliseconds);
        awaited.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
  };
}

export interface Arriving {
  readonly payload: Readable;
  readonly caller: string;
}

async function* limited(
  endpoint: Endpoint,
  { payload, caller }: Arriving,
  patience: Patience,
): AsyncGenerator<Buffer> {
  let seen = 0;
  const turnAfter = turnsOfBody(caller);
  const chunks: AsyncIterator<Buffer> = payload.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      // The time limit covers only waiting for the caller, not the consumer's work.
      const next = await patience.waitFor(chunks.next());
      if (next.done === true) return;
      seen += next.value.byteLength;
      if (seen > endpoint.limits.bodyBytes) throw tooLarge(endpoint);
      await turnAfter(next.value);
      yield next.value;
    }
  } finally {
    void chunks.return?.().then(() => discardBody(payload, caller));
  }
}

/**
 * Receives a small body of announced length, the usual case, in one piece. Node lets no more than
 * the announced bytes arrive.
 */
export function receiveSmall(payload: Readable, stalledAfterMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => reject(stalled()), stalledAfterMs);
    payload.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      timer.refresh();
    });
    payload.once("end", () => {
      clearTimeout(timer);
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    payload.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

export const receivePassing = (
  endpoint: Endpoint,
  arriving: Arriving,
  stalledAfterMs: number,
): AsyncGenerator<Buffer> => limited(endpoint, arriving, createPatience(stalledAfterMs));

export async function* receiveCounted(
  endpoint: Endpoint,
  arriving: Arriving,
  stalledAfterMs: number,
  open: (giveWay: (reason: AppError) => void) => Reservation,
): AsyncGenerator<Buffer> {
  const patience = createPatience(stalledAfterMs);
  const reservation = open(patience.interrupt);
  for await (const chunk of limited(endpoint, arriving, patience)) {
    reservation.add(chunk.byteLength);
    yield chunk;
  }
  reservation.settle();
}

export async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const collected: Buffer[] = [];
  for await (const chunk of chunks) collected.push(chunk);
  return Buffer.concat(collected);
}
