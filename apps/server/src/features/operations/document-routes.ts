import type { Endpoint } from "@striper/contract/endpoint";
import { createOpenApiDocument } from "@striper/contract/openapi";
import type { FastifyInstance } from "fastify";
import { documentPage, documentStyle } from "#server/features/operations/document-page.ts";
import { createCachedAnswer, sendCachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { AnswerSource, CachedAnswer } from "#server/http/answers/cached-answer.ts";
import { flatHeaders } from "#server/http/answers/security-headers.ts";
import type { SecurityHeaders } from "#server/http/answers/security-headers.ts";

export interface DocumentOptions {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly version: string;
  readonly publicUrl: string;
  readonly headers: SecurityHeaders;
}

/** Serves the contract as an OpenAPI document and as a page, each built on first request. */
export function addDocumentRoutes(app: FastifyInstance, options: DocumentOptions): void {
  const { endpoints, version, publicUrl, headers } = options;
  const pageHeaders = flatHeaders(headers.page);

  function add(path: string, mediaType: string, body: () => string): void {
    let answer: Promise<CachedAnswer> | undefined;
    const source = (): AnswerSource => ({ body: body(), mediaType, cacheControl: "no-cache" });
    app.get(path, async (request, reply) => {
      answer ??= createCachedAnswer(source());
      sendCachedAnswer(await answer, request, reply, pageHeaders);
      return reply;
    });
  }

  add("/api/openapi.json", "application/json; charset=utf-8", () =>
    JSON.stringify(createOpenApiDocument(endpoints, { version, serverUrl: publicUrl })),
  );
  add("/api/docs", "text/html; charset=utf-8", () => documentPage(endpoints));
  add("/api/docs.css", "text/css; charset=utf-8", () => documentStyle);
}
