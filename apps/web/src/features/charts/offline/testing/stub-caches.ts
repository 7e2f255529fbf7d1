import { vi } from "vitest";

const origin = "https://striper.example";
const pathOf = (request: string | Request): string =>
  new URL(typeof request === "string" ? request : request.url, origin).pathname;

export function stubCaches() {
  const files = new Map<string, Response>();
  let most = Infinity;
  const cache = {
    match: (request: string | Request) => Promise.resolve(files.get(pathOf(request))?.clone()),
    put(request: string | Request, response: Response) {
      if (files.size >= most)
        return Promise.reject(Object.assign(new Error("no room"), { name: "QuotaExceededError" }));
      files.set(pathOf(request), response);
      return Promise.resolve();
    },
    delete: (request: string | Request) => Promise.resolve(files.delete(pathOf(request))),
    keys: () => Promise.resolve([...files.keys()].map((path) => new Request(`${origin}${path}`))),
  };
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(files.clear()),
  });
  return {
    names: () => [...files.keys()].map((path) => path.split("/").at(-1) ?? ""),
    holdAtMost: (count: number) => void (most = count),
    replace(name: string, text: string) {
      for (const path of files.keys())
        if (path.endsWith(`/${name}`)) files.set(path, new Response(text));
    },
  };
}

export async function chartName(stem: string, ending: string, text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${stem}-${hash.slice(0, 5).join("")}.${ending}`;
}
