import type {
  UpstreamBody,
  UpstreamHttp,
  UpstreamRequest,
} from "#server/platform/upstream/upstream-http.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";

export interface StubHttp extends UpstreamHttp {
  readonly asked: readonly UpstreamRequest[];
}

export const bodyOf = (text: string | Buffer): UpstreamBody => ({
  kind: "body",
  url: "https://stub.example/",
  bytes: Buffer.from(text),
  contentType: null,
  validators: noValidators,
});

/** Answers without a network; what `answer` throws is the failure. */
export function stubHttp(
  answer: (url: string) => string | Buffer | UpstreamBody | { readonly kind: "unchanged" },
): StubHttp {
  const asked: UpstreamRequest[] = [];
  return {
    asked,
    get(request) {
      asked.push(request);
      return new Promise((resolve) => {
        const given = answer(request.url);
        resolve(typeof given === "string" || Buffer.isBuffer(given) ? bodyOf(given) : given);
      });
    },
  };
}
