import type { FastifyInstance } from "fastify";
import type { Controls, Fake } from "#fakes/fake.ts";
import { payloadModes, sendSpoiled, shiftedNow, standInHeader } from "#fakes/payload-modes.ts";

const dayMs = 86_400_000;

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly daysAgo: number | null;
  readonly body: string;
}

/** Invented headlines with what real feeds contain: markup, entities, a script, no date. */
const posts: readonly Post[] = [
  {
    slug: "harbor-schoolies",
    title: "STAND-IN: Schoolies &amp; slot fish in the harbor",
    daysAgo: 1,
    body: "<p>Fish move on the <b>ebb</b> by Deer Island.</p><script>alert(1)</script>",
  },
  {
    slug: "canal-report",
    title: "STAND-IN: Canal at first light &#8211; what worked",
    daysAgo: 3,
    body: '<p>Turning tides&hellip; <img src="x" onerror="alert(1)"> and mackerel.</p>',
  },
  {
    slug: "bluefish",
    title: "STAND-IN: Bluefish off Nahant",
    daysAgo: null,
    body: "No date here.",
  },
];

function rss(now: number, baseUrl: string, isEmpty: boolean): string {
  const items = (isEmpty ? [] : posts).map(({ slug, title, daysAgo, body }) => {
    const date =
      daysAgo === null ? "" : `<pubDate>${new Date(now - daysAgo * dayMs).toUTCString()}</pubDate>`;
    return `<item><title>${title}</title><link>${baseUrl}/posts/${slug}</link>${date}<description><![CDATA[${body}]]></description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>STAND-IN reports</title>${items.join("")}</channel></rss>`;
}

function atom(now: number, baseUrl: string, isEmpty: boolean): string {
  const entry = `<entry><title type="html">STAND-IN: Cape Cod &lt;i&gt;week&lt;/i&gt;</title><link rel="alternate" href="${baseUrl}/posts/cape-cod"/><updated>${new Date(now - 2 * dayMs).toISOString()}</updated><summary>Bass along the beaches (STAND-IN).</summary></entry>`;
  return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>STAND-IN</title>${isEmpty ? "" : entry}</feed>`;
}

type Feed = (now: number, baseUrl: string, isEmpty: boolean) => string;

function register(app: FastifyInstance, { now, modeOf, baseUrl }: Controls): void {
  function serve(path: string, type: string, feed: Feed): void {
    app.get(path, (request, reply) => {
      const mode = modeOf(request);
      void reply.headers(standInHeader);
      const spoiled = sendSpoiled(mode, reply);
      if (spoiled !== undefined) return spoiled;
      if (mode === "error-body") return reply.type("text/html").send("<h1>Try again later</h1>");
      if (mode === "wrong-types") return reply.type(type).send("<rss><channel>5</channel></rss>");
      return reply
        .type(type)
        .send(feed(shiftedNow(now(), mode), baseUrl(), mode === "empty-lists"));
    });
  }
  serve("/striped-bass.xml", "application/rss+xml", rss);
  serve("/cape-cod.atom", "application/atom+xml", atom);
  app.get("/posts/:slug", (_request, reply) =>
    reply.type("text/html").send("<title>STAND-IN</title><h1>STAND-IN report</h1>"),
  );
}

/** Sites with fishing reports: one RSS feed, one Atom feed. */
export const feedsFake: Fake = { name: "feeds", modes: payloadModes, register };
