export interface JsonBudget {
  readonly bytes: number;
  /** Nesting of lists and objects; a list of numbers has depth 1. */
  readonly depth: number;
  readonly elements: number;
  /** Names in all objects together, including repeated ones. */
  readonly keys: number;
  /** Names in any one object. Without it, only `keys` applies. */
  readonly keysOfObject?: number;
  /** UTF-16 code units in one text or name. */
  readonly textLength: number;
}

/** `entries` limits the items of a list that are yielded one by one. */
export type JsonLimit = keyof JsonBudget | "entries";

export type JsonFault =
  | { readonly kind: "exceeds"; readonly limit: JsonLimit; readonly allowed: number }
  | { readonly kind: "malformed" }
  /** Found only when reading a single value; consumers of a list check its entries themselves. */
  | { readonly kind: "nullByte" }
  /** A required list is missing, repeated or not a list. */
  | { readonly kind: "noList"; readonly list: string };

const limitInWords: Readonly<Record<JsonLimit, (allowed: string) => string>> = {
  entries: (allowed) => `It holds more than ${allowed} entries.`,
  bytes: (allowed) => `It is larger than ${allowed} bytes.`,
  depth: (allowed) => `It is nested more than ${allowed} levels deep.`,
  elements: (allowed) => `Its lists hold more than ${allowed} items.`,
  keys: (allowed) => `Its objects hold more than ${allowed} names.`,
  keysOfObject: (allowed) => `One of its objects holds more than ${allowed} names.`,
  textLength: (allowed) => `One of its texts is longer than ${allowed} characters.`,
};

export function jsonFaultInWords(fault: JsonFault): string {
  if (fault.kind === "malformed") return "It is not JSON in UTF-8.";
  if (fault.kind === "nullByte") return "It contains a null byte.";
  if (fault.kind === "noList") return `It has no single list "${fault.list}".`;
  return limitInWords[fault.limit](fault.allowed.toLocaleString("en-US"));
}

export class JsonRefused extends Error {
  override readonly name = "JsonRefused";
  readonly fault: JsonFault;

  constructor(fault: JsonFault, options?: ErrorOptions) {
    super(jsonFaultInWords(fault), options);
    this.fault = fault;
  }
}

export function refuseExcess(limit: JsonLimit, counted: number, allowed: number): void {
  if (counted > allowed) throw new JsonRefused({ kind: "exceeds", limit, allowed });
}
