/** Why an outside service gave nothing usable. One line says when each is used. */
export const upstreamFaults = [
  /** No complete answer in the time allowed. */
  "time-out",
  /** No connection: refused, reset, no such host, no network. */
  "unreachable",
  /** It led to an address that is not asked, or from one to the next without end. */
  "redirect",
  /** A status that is no success. */
  "status",
  /** More bytes than such an answer can have. */
  "too-large",
  /** Bytes that are not what they claim to be: cut JSON, broken compression, a page of HTML. */
  "damaged",
  /** Readable, and of another shape than agreed. */
  "schema",
  /** A success by its status, an error by its text. */
  "refusal",
  /** The right shape with nothing in it. */
  "empty",
  /** From the future by more than clocks differ. */
  "dates",
] as const;

export type UpstreamFault = (typeof upstreamFaults)[number];

export interface UpstreamErrorDetails {
  readonly status?: number;
  /** As long as the service asked us to stay away. */
  readonly retryAfterMs?: number;
  /** What it sent, for the operator. */
  readonly payload?: string;
  readonly cause?: unknown;
}

/** A foreseen failure of a service that is not ours; its message is for the operator. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly fault: UpstreamFault;
  readonly details: UpstreamErrorDetails;

  constructor(fault: UpstreamFault, message: string, details: UpstreamErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.fault = fault;
    this.details = details;
  }
}
