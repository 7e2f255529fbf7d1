import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Controls, Fake } from "#fakes/fake.ts";
import { standInHeader } from "#fakes/payload-modes.ts";
import { addresses } from "#fakes/rule-pages/addresses.ts";
import { massachusettsPage } from "#fakes/rule-pages/massachusetts.ts";
import { mutations } from "#fakes/rule-pages/mutations.ts";
import { otherPages } from "#fakes/rule-pages/other-pages.ts";
import { pdfOf } from "#fakes/rule-pages/pdf.ts";

/** What can happen to the page of Massachusetts; the other pages stay as they are. */
const faults = [
  "gone",
  /** A "not found" page with status 200. */
  "softly-gone",
  "moved",
  "login-wall",
  "captcha",
  "endless",
  "pdf",
  "broken-pdf",
  /** A page of menus alone, as a site that is drawn by scripts sends. */
  "without-text",
  "refused-by-robots",
] as const;

const officialPages: Readonly<Record<string, () => string>> = {
  ...otherPages,
  [addresses.massachusetts]: massachusettsPage,
};

/** An official page as it is, or after one of the changes by its name. */
export function officialPage(address: string, change?: string): string | undefined {
  const page = officialPages[address]?.();
  const mutation = mutations.find(({ name }) => name === change);
  if (page === undefined || mutation?.address !== address) return page;
  return mutation.after(page);
}

/** The words of a page, a line each, as a PDF would have them. */
const linesOf = (page: string): readonly string[] =>
  page
    .replace(/^[^]*<main>/u, "")
    .replace(/<\/main>[^]*$/u, "")
    .replaceAll(/<\/t[hd]>/gu, "   ")
    .replaceAll(/<br>/gu, "; ")
    .replaceAll(/<[^>]*>/gu, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => line.match(/.{1,110}(?:\s|$)/gu) ?? []);

function* withoutEnd(): Generator<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024, "<p>Striped bass</p>");
  for (;;) yield chunk;
}

const html = (reply: FastifyReply, body: string, code = 200): FastifyReply =>
  reply.code(code).type("text/html; charset=utf-8").send(body);

const titled = (title: string, body: string): string =>
  `<!doctype html><title>${title}</title><h1>${title}</h1>${body}`;

const misbehaviors: Readonly<
  Record<string, (reply: FastifyReply, baseUrl: string) => FastifyReply>
> = {
  gone: (reply) => html(reply, titled("404 Not Found", ""), 404),
  "softly-gone": (reply) => html(reply, titled("Page not found", "<p>We looked everywhere.</p>")),
  moved: (reply, baseUrl) => reply.code(301).redirect(`${baseUrl}/www.mass.gov/new-place`),
  "login-wall": (reply) =>
    html(reply, titled("Sign in", '<form><input type="password" name="p"></form>')),
  captcha: (reply) =>
    html(
      reply,
      titled("Just a moment...", '<p>Verify you are human.</p><div class="g-recaptcha"></div>'),
    ),
  endless: (reply) => reply.type("text/html").send(Readable.from(withoutEnd())),
  pdf: (reply) => reply.type("application/pdf").send(pdfOf(linesOf(massachusettsPage()))),
  "broken-pdf": (reply) =>
    reply.type("application/pdf").send(pdfOf(linesOf(massachusettsPage())).subarray(0, 900)),
  "without-text": (reply) => html(reply, '<nav><a href="/">Home</a></nav><div id="root"></div>'),
};

function sendPage(reply: FastifyReply, page: string, known: unknown): FastifyReply {
  const etag = `"${createHash("sha256").update(page).digest("hex").slice(0, 16)}"`;
  void reply.header("etag", etag);
  return known === etag ? reply.code(304).send() : html(reply, page);
}

const asked = z.object({ host: z.string(), "*": z.optional(z.string()) });

function register(app: FastifyInstance, { modeOf, baseUrl }: Controls): void {
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const mode = modeOf(request);
    const { host, "*": path = "" } = asked.parse(request.params);
    void reply.headers(standInHeader);
    const address = `https://${host}/${path}`.replace(/\/$/u, "");
    const isMassachusetts = address === addresses.massachusetts;
    if (path === "robots.txt") {
      const refused = mode === "refused-by-robots" && host === "www.mass.gov";
      return reply
        .type("text/plain")
        .send(`User-agent: *\nDisallow: ${refused ? "/info-details/" : "/search"}\n`);
    }
    if (path === "new-place") return html(reply, massachusettsPage());
    const misbehave = isMassachusetts ? misbehaviors[mode] : undefined;
    if (misbehave !== undefined) return misbehave(reply, baseUrl());
    const page = officialPage(address, mode);
    if (page === undefined) return html(reply, titled("404 Not Found", ""), 404);
    return sendPage(reply, page, request.headers["if-none-match"]);
  };
  app.get("/:host/*", answer);
  // Some rules name a site by its host alone.
  app.get("/:host", answer);
}

/** Official pages with the rules, below `/rule-pages/<host>/<path>`; each change and fault is a mode. */
export const rulePagesFake: Fake = {
  name: "rule-pages",
  modes: [...faults, ...mutations.map(({ name }) => name)],
  register,
};
