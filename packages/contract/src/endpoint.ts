import * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";

/**
 * The access that an endpoint requires. `member` is a signed-in account with a running trial or a
 * paid plan; everyone else gets 402. `token` is the same with an access token in place of a session.
 */
export type Access = "public" | "account" | "member" | "admin" | "token";

/** How a request body travels. `none` means that a body is refused. */
export type BodyKind = "none" | "json" | "multipart" | "raw";

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:name` for each parameter, below the host root: `/api/licenses/:license_id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly bodyKind: BodyKind;
  /** Of a multipart body: its text fields. Files are named in `files`. */
  readonly body: Body;
  /** Multipart only: the form fields that carry a file. */
  readonly files: readonly FileField[];
  readonly response: Response;
  /** Media type of the answer; everything but JSON is passed through unserialised. */
  readonly responseType: string;
  /** The foreseen failures, in addition to those of every endpoint of its access level. */
  readonly errors: readonly ErrorCode[];
  readonly limits: {
    readonly bodyBytes: number;
    /** Requests a minute: an account's, or an address's when nobody is signed in. */
    readonly perMinute: number;
    /**
     * Answers a minute that have to be made for the caller, weighed by the work for each; unset, as
     * many as requests. An answer from the cache costs none.
     */
    readonly madePerMinute?: number;
    /** The answer may be long: an account gets one of these at a time. */
    readonly inTurns?: boolean;
    /** How long the answer may take, from the last byte of the request; unset, what is usual. */
    readonly seconds?: number;
  };
}

export interface FileField {
  readonly name: string;
  readonly required: boolean;
  readonly maxBytes: number;
  /** The accepted kinds of content, recognized by content and not by name. */
  readonly mediaTypes: readonly string[];
  /** Sentences for the person, closer than the general ones. */
  readonly wording?: { readonly missing: string; readonly tooLarge: string };
}

/** What may be handed to a schema. Deeply readonly, as the values of the pure packages are. */
export type InputOf<Schema extends z.ZodMiniType> = DeepReadonly<z.input<Schema>>;
export type OutputOf<Schema extends z.ZodMiniType> = z.output<Schema>;

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** Nothing may be passed. */
export const nothing = z.strictObject({});
export const noBody = z.undefined();

export type Nothing = typeof nothing;
export type NoBody = typeof noBody;

/** Room for any JSON request that carries no list; calls that need more say so. */
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
 * Fills in what most calls share: no parameters, no query, a JSON body where a body schema is
 * given and none otherwise, a JSON answer.
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
