export const upstreamFaults = [
  /** No complete answer within the time limit. */
  "time-out",
  /** No connection: refused, reset, unknown host or no network. */
  "unreachable",
  /** A redirect to a refused address, or too many redirects. */
  "redirect",
  "status",
  "too-large",
  /** Corrupt content: truncated JSON, broken compression or a page of HTML. */
  "damaged",
  /** Readable, but of an unexpected shape. */
  "schema",
  /** A success by its status, but an error by its text. */
  "refusal",
  /** The right shape without any data. */
  "empty",
  /** Dated further in the future than clocks differ. */
  "dates",
] as const;

export type UpstreamFault = (typeof upstreamFaults)[number];

export interface UpstreamErrorDetails {
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly payload?: string;
  readonly cause?: unknown;
}

/** An expected failure of an outside service. Its message is for the operator. */
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
