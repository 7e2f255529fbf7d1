import * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";

/**
 * The access that an endpoint requires. `member` is a signed-in account with a running trial or a paid plan; everyone
 * else gets 402. `token` is the same with an access token in place of a session.
 */
export type Access = "public" | "account" | "member" | "admin" | "token";

/** How a request body is sent; `none` means that a body is rejected. */
export type BodyKind = "none" | "json" | "multipart" | "raw";

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly bodyKind: BodyKind;
  readonly body: Body;
  readonly files: readonly FileField[];
  readonly response: Response;
  readonly responseType: string;
  readonly errors: readonly ErrorCode[];
  readonly limits: {
    readonly bodyBytes: number;
    /** Requests per minute of an account, or of an IP address without a sign-in. */
    readonly perMinute: number;
    /**
     * Limit per minute of answers computed for the caller, weighted by work; defaults to `perMinute`. A cached answer
     * costs nothing.
     */
    readonly madePerMinute?: number;
    /** Set for long answers: an account gets one at a time. */
    readonly inTurns?: boolean;
    /** Time limit of the answer in seconds after the request's last byte; unset means the server's default. */
    readonly seconds?: number;
  };
}

export interface FileField {
  readonly name: string;
  readonly required: boolean;
  readonly maxBytes: number;
  /** Accepted media types, detected from the content and not the name. */
  readonly mediaTypes: readonly string[];
  readonly wording?: { readonly missing: string; readonly tooLarge: string };
}

export type InputOf<Schema extends z.ZodMiniType> = DeepReadonly<z.input<Schema>>;
export type OutputOf<Schema extends z.ZodMiniType> = z.output<Schema>;

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

export const nothing = z.strictObject({});
export const noBody = z.undefined();

export type Nothing = typeof nothing;
export type NoBody = typeof noBody;

const jsonBodyBytes = 32 * 1024;
const requestsPerMinute = 120;

interface Definition<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Endpoint["method"];
  readonly path: Endpoint["path"];
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly bodyKind?: BodyKind;
  readonly body?: Body;
  readonly files?: readonly FileField[];
  readonly response: Response;
  readonly responseType?: string;
  readonly errors?: readonly ErrorCode[];
  readonly limits?: {
    readonly bodyBytes?: number;
    readonly perMinute?: number;
    readonly madePerMinute?: number;
    readonly inTurns?: boolean;
    readonly seconds?: number;
  };
}

/**
 * Fills in the defaults of most calls: no parameters, no query, a JSON body if a body schema is given, and a JSON
 * answer.
 */
export function defineEndpoint<
  Response extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = NoBody,
>(definition: Definition<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response>;
export function defineEndpoint(definition: Definition): Endpoint {
  const bodyKind = definition.bodyKind ?? (definition.body ? "json" : "none");
  return {
    params: nothing,
    query: nothing,
    body: noBody,
    files: [],
    responseType: "application/json",
    errors: [],
    ...definition,
    bodyKind,
    limits: {
      bodyBytes: bodyKind === "none" ? 0 : jsonBodyBytes,
      perMinute: requestsPerMinute,
      ...definition.limits,
    },
  };
}
