import type { ErrorCode } from "@striper/contract/errors";
import { vi } from "vitest";

type Answer = () => Response | Promise<Response>;

interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string | null;
}

/** A stub server: answers by `METHOD /path` and records requests. */
export function stubApi(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const table = new Map(Object.entries(answers));
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, "http://localhost:3000"), {
      ...init,
      signal: null,
    });
    const { pathname, searchParams: query } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const text = typeof init?.body === "string" ? init.body : null;
    asked.push({
      call,
      query,
      body: text === null ? null : JSON.parse(text),
      token: request.headers.get("authorization"),
    });
    const answer = table.get(call);
    if (answer === undefined) throw new TypeError(`Nobody answers ${call}`);
    return answer();
  });
  return {
    asked,
    callsOf: (call: string) => asked.filter((one) => one.call === call),
    change: (call: string, answer: Answer) => table.set(call, answer),
  };
}

export const gives = (body: unknown) => () => Response.json(body);

export const refuses =
  (status: number, code: ErrorCode, message = "No.") =>
  () =>
    Response.json({ code, message, detail: message, request_id: "r" }, { status });

export const breaksOff = () => Promise.reject(new TypeError("Failed to fetch"));
