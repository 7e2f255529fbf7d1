import type { Form } from "#fakes/stripe/form.ts";

export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

export interface IdempotentCall {
  readonly key: string | undefined;
  readonly path: string;
  readonly form: Form;
}

export const refusal = (status: number, type: string, code: string, message: string) => ({
  status,
  body: { error: { type, code, message } },
});

/** A thing named by a parameter is a bad request, one named by the address is not found. */
export const notFound = (what: string, id: string, param?: string): StripeAnswer => ({
  status: param === undefined ? 404 : 400,
  body: {
    error: {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such ${what}: '${id}'`,
      param: param ?? "id",
    },
  },
});

/** The same key gives the same answer, and is refused for anything else. */
export function createIdempotency() {
  const kept = new Map<string, { readonly asked: string; readonly answer: StripeAnswer }>();
  return ({ key, path, form }: IdempotentCall, act: () => StripeAnswer): StripeAnswer => {
    if (key === undefined) return act();
    const asked = JSON.stringify([path, form]);
    const known = kept.get(key);
    if (known === undefined) {
      const answer = act();
      kept.set(key, { asked, answer });
      return answer;
    }
    return known.asked === asked
      ? known.answer
      : refusal(
          400,
          "idempotency_error",
          "idempotency_key_in_use",
          "Keys for idempotent requests can only be used with the same parameters.",
        );
  };
}
