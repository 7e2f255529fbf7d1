/** Limits of JSON from outside. Reading ends at the first that is exceeded. */
export interface JsonBudget {
  readonly bytes: number;
  /** Lists and objects within one another; a list of numbers is 1 deep. */
  readonly depth: number;
  /** Items of all lists together. */
  readonly elements: number;
  /** Names in all objects together, repeated ones included. */
  readonly keys: number;
  /** Names in any one object; where it is left out, only all together are counted. */
  readonly keysOfObject?: number;
  /** Characters (UTF-16 code units) in one text or name. */
  readonly textLength: number;
}

/** `entries` are the items of one list that are handed out one by one. */
export type JsonLimit = keyof JsonBudget | "entries";

export type JsonFault =
  | { readonly kind: "exceeds"; readonly limit: JsonLimit; readonly allowed: number }
  | { readonly kind: "malformed" }
  /** Of one value only; the consumer of a list checks its entries for repeats. */
  | { readonly kind: "nullByte" }
  /** A list that has to be there is missing, given twice or no list. */
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

/** Why reading ended before the end. */
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
