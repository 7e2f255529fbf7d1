import { bodyLimitsOf } from "#contract/body-limits.ts";
import { type Access, type Endpoint } from "#contract/endpoint.ts";
import { type ErrorCode, errorBodySchema, errorStatus } from "#contract/errors.ts";
import { type JsonSchema, jsonSchemaOf } from "#contract/json-schema.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: unknown;
}

interface Content {
  readonly description: string;
  readonly content: Record<string, { readonly schema: unknown }>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content["content"] };
  readonly responses: Record<string, Content>;
}

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, unknown>;
}

export interface DocumentInfo {
  readonly version: string;
  readonly serverUrl: string;
}

export function createOpenApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  info: DocumentInfo,
): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:([a-z_]+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Striper Conditions",
      version: info.version,
      description:
        "Tides, weather, bite score, rules, log book and licenses for anglers around Boston Harbor. Not for navigation.",
    },
    servers: [{ url: info.serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Error: jsonSchemaOf(errorBodySchema, "output") },
    },
  };
}

const accessText: Record<Access, string> = {
  public: "Open to everyone.",
  account: "For every signed-in account.",
  member: "For accounts whose trial or paid plan is running.",
  admin: "For admins.",
  token: "With an access token of an account whose trial or paid plan is running.",
};

function operationOf(name: string, endpoint: Endpoint): Operation {
  const [noun = name] = name.split(".");
  const body = requestContentOf(endpoint);
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: endpoint.access === "public" ? [] : [{ token: [] }],
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
    ],
    ...(body && { requestBody: { required: !mayBeLeftOut(endpoint), content: body } }),
    responses: { "200": successOf(endpoint), ...failuresOf(endpoint) },
  };
}

function mayBeLeftOut({ bodyKind, body }: Endpoint): boolean {
  return bodyKind === "json" && body.safeParse(undefined).success;
}

function descriptionOf(endpoint: Endpoint): string {
  const { access, limits, files, bodyKind } = endpoint;
  const sentences = [accessText[access], `At most ${limits.perMinute} requests a minute.`];
  if (limits.madePerMinute !== undefined)
    sentences.push(
      `Answers that are not cached yet count by their length: at most ${limits.madePerMinute} days a minute.`,
    );
  if (limits.bodyBytes > 0) sentences.push(`Body at most ${limits.bodyBytes} bytes.`);
  if (bodyKind === "json") {
    const { depth, elements, keys } = bodyLimitsOf(endpoint);
    sentences.push(
      `Read no further than ${elements} list items, ${keys} names and ${depth} levels.`,
    );
  }
  for (const file of files) {
    sentences.push(
      `File \`${file.name}\`: ${file.mediaTypes.join(", ")}, at most ${file.maxBytes} bytes.`,
    );
  }
  return sentences.join(" ");
}

function parametersOf(schema: Endpoint["params"], place: Parameter["in"]): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestContentOf(endpoint: Endpoint): Content["content"] | null {
  switch (endpoint.bodyKind) {
    case "none":
      return null;
    case "raw":
      return { "application/octet-stream": { schema: {} } };
    case "json":
      return { "application/json": { schema: jsonSchemaOf(endpoint.body, "input") } };
    case "multipart":
      return { "multipart/form-data": { schema: formSchemaOf(endpoint) } };
    default:
      return endpoint.bodyKind satisfies never;
  }
}

function formSchemaOf({ body, files }: Endpoint): JsonSchema {
  const fields = jsonSchemaOf(body, "input");
  const fileFields: JsonSchema["properties"] = {};
  for (const { name, mediaTypes } of files) {
    fileFields[name] = { type: "string", contentMediaType: mediaTypes.join(", ") };
  }
  const requiredFiles = files.filter((file) => file.required).map((file) => file.name);
  return {
    ...fields,
    properties: { ...fields.properties, ...fileFields },
    required: [...(fields.required ?? []), ...requiredFiles],
  };
}

function successOf({ response, responseType }: Endpoint): Content {
  const schema = jsonSchemaOf(response, "output");
  const description = responseType === "text/event-stream" ? "The `data` of each event." : "Done.";
  return { description, content: { [responseType]: { schema } } };
}

function failuresOf(endpoint: Endpoint): Record<string, Content> {
  const codesByStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const status = errorStatus[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\``).join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

const errorsOfAccess: Record<Access, readonly ErrorCode[]> = {
  public: [],
  account: ["unauthorized", "session_expired"],
  member: ["unauthorized", "session_expired", "subscription_required"],
  admin: ["unauthorized", "session_expired", "forbidden"],
  token: ["unauthorized", "subscription_required"],
};

const errorsOfBody: Record<Endpoint["bodyKind"], readonly ErrorCode[]> = {
  none: [],
  json: ["malformed_json", "unsupported_media_type", "payload_too_large", "request_stalled"],
  multipart: ["unsupported_media_type", "payload_too_large", "request_stalled"],
  raw: ["unsupported_media_type", "payload_too_large", "request_stalled"],
};

export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      "invalid_request",
      ...errorsOfBody[endpoint.bodyKind],
      ...errorsOfAccess[endpoint.access],
      ...endpoint.errors,
      "rate_limited",
      "internal",
      "unavailable",
      "storage_full",
    ]),
  ];
}
