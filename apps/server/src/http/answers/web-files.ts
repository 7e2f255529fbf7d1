import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { isPageAddress } from "@striper/contract/page-addresses";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { createCachedAnswer, sendCachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { CachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { PageSender } from "#server/http/refusals/unknown-address.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".geojson": "application/geo+json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".pbf": "application/x-protobuf",
};

const compressedEndings = { br: ".br", gzip: ".gz" } as const;
/** Vite writes the content hash after the last hyphen. */
const hashedName = /^\/assets\/.+-[\w-]{8}\.\w+$/u;
const alwaysAsk = /^\/(?:[^/]*\.html|[^/]*\.webmanifest|service-worker\.js|sw\.js)$/u;

function cacheControlOf(path: string): string {
  if (hashedName.test(path)) return "public, max-age=31536000, immutable";
  return alwaysAsk.test(path) ? "no-cache" : "public, max-age=3600";
}

/** Maps URL paths to the files of the build. Nothing outside this map is served. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const isHidden = path.includes("/.");
    if (entry.isFile() && !isHidden && !/\.(?:br|gz)$/u.test(path)) files.set(path, file);
  }
  return files;
}

async function load(path: string, file: string): Promise<CachedAnswer> {
  const readIfThere = (ending: string): Promise<Buffer | undefined> =>
    readFile(file + ending).catch(() => undefined);
  const [body, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(compressedEndings.br),
    readIfThere(compressedEndings.gzip),
  ]);
  return createCachedAnswer({
    body,
    mediaType: mediaTypes[extname(path)] ?? "application/octet-stream",
    cacheControl: cacheControlOf(path),
    compressed: { ...(br && { br }), ...(gzip && { gzip }) },
  });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const landingPage = "/index.html";
const applicationShell = "/app.html";

interface Wanted {
  readonly file: string;
  readonly status: 200 | 404;
}

function takesPage(path: string, { headers }: FastifyRequest): boolean {
  const { accept = "*/*" } = headers;
  if (path.startsWith("/assets/")) return false;
  return accept.includes("text/html") || (accept.includes("*/*") && extname(path) === "");
}

/**
 * Sends the built web app: its files by name, the landing page at `/`, and the application shell at
 * the addresses of its pages. Other addresses get the shell with status 404, and it says that there
 * is no such page. A file is read once and stays in memory.
 */
export function createPageSender(folder: string, pageHeaders: readonly string[]): PageSender {
  const files = listFiles(folder);
  const loaded = new Map<string, Promise<CachedAnswer>>();

  function answerFor(path: string, file: string): Promise<CachedAnswer> {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const answer = load(path, file);
    loaded.set(path, answer);
    answer.catch(() => loaded.delete(path));
    return answer;
  }

  function wantedBy(path: string, request: FastifyRequest): Wanted | undefined {
    if (path === "/") return { file: landingPage, status: 200 };
    if (files.has(path)) return { file: path, status: 200 };
    if (!takesPage(path, request)) return undefined;
    return { file: applicationShell, status: isPageAddress(path) ? 200 : 404 };
  }

  return async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const wanted = wantedBy(decoded(path) ?? path, request);
    if (wanted === undefined) return false;
    const file = files.get(wanted.file);
    if (file === undefined && wanted.status === 404) return false;
    if (file === undefined)
      throw new AppError("unavailable", {
        message: "The web app has not been built yet. Run: npm run build",
      });
    const answer = await answerFor(wanted.file, file);
    sendCachedAnswer(answer, request, reply, pageHeaders, wanted.status);
    return true;
  };
}
