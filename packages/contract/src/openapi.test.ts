import { describe, expect, test } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { errorStatus } from "#contract/errors.ts";
import { createOpenApiDocument, errorsOf, type Operation } from "#contract/openapi.ts";

const document = createOpenApiDocument(allEndpoints, {
  version: "1.2.3",
  serverUrl: "https://striper.example",
});

const operations: [string, Operation][] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.values(methods).map((operation): [string, Operation] => [path, operation]),
);

function operationNamed(name: string): Operation {
  const found = operations.find(([, operation]) => operation.operationId === name);
  if (found === undefined) throw new Error(`no operation ${name}`);
  return found[1];
}

test("every reference in the document resolves", () => {
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Error"']));
  expect(document.components["schemas"]).toHaveProperty("Error");
});

describe.each(operations)("%s", (path, operation) => {
  test("declares the parameters of its path as required", () => {
    const inPath = [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === "path");
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(path).not.toContain(":");
  });

  // SPEC 7.39
  test("has a summary, a success and described failures", () => {
    expect(operation.summary).not.toBe("");
    const { "200": success, ...failures } = operation.responses;
    expect(Object.keys(success?.content ?? {})).toHaveLength(1);
    for (const [status, failure] of Object.entries(failures)) {
      expect(Number(status)).toBeGreaterThanOrEqual(400);
      expect(failure.description).not.toBe("");
    }
    expect(Object.keys(failures)).toEqual(expect.arrayContaining(["400", "429", "500", "503"]));
  });
});

// SPEC 6.7
test("calls for members require a token and document the end of the trial", () => {
  const { security, responses } = operationNamed("catches.logCatch");
  expect(security).toEqual([{ token: [] }]);
  expect(responses["402"]?.description).toBe("`subscription_required`");
});

test("public calls require no token", () => {
  expect(operationNamed("weather.weather").security).toEqual([]);
});

test("an upload is documented as a form with file, media types and size", () => {
  const { description, requestBody } = operationNamed("catches.uploadCatchPhoto");
  expect(description).toContain("at most 5242880 bytes");
  expect(requestBody?.content["multipart/form-data"]?.schema).toMatchObject({
    required: ["photo"],
    properties: { photo: { type: "string" } },
  });
});

test("answers may gain fields and requests may not", () => {
  const { requestBody, responses } = operationNamed("accounts.signIn");
  expect(requestBody?.content["application/json"]?.schema).toHaveProperty(
    "additionalProperties",
    false,
  );
  expect(responses["200"]?.content["application/json"]?.schema).not.toHaveProperty(
    "additionalProperties",
  );
});

test("a call documents its own failures and those of its access and body", () => {
  expect(
    errorsOf(allEndpoints["accounts.signIn"]).map((code) => [code, errorStatus[code]]),
  ).toEqual([
    ["invalid_request", 400],
    ["malformed_json", 400],
    ["unsupported_media_type", 415],
    ["payload_too_large", 413],
    ["request_stalled", 408],
    ["invalid_credentials", 401],
    ["rate_limited", 429],
    ["internal", 500],
    ["unavailable", 503],
    ["storage_full", 507],
  ]);
});
