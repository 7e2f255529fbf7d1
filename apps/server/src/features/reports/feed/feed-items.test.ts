import { day, parseIso } from "@striper/marine/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeFeed } from "#server/features/reports/feed/decode-feed.ts";
import { parseFeedDate } from "#server/features/reports/feed/feed-date.ts";
import { readFeedItems, safeLink } from "#server/features/reports/feed/feed-items.ts";
import { plainText } from "#server/features/reports/feed/plain-text.ts";

const now = Date.UTC(2026, 6, 15, 18);
const base = "https://reports.test/feed/";

const rss = (item: string): string =>
  `<rss version="2.0"><channel><item>${item}</item></channel></rss>`;
const itemsOf = (text: string) => readFeedItems(text, base, now);
const firstOf = (item: string) => itemsOf(rss(item))?.[0];

const titleAndLink = "<title>Bass</title><link>https://reports.test/bass</link>";

describe("an item of a feed", () => {
  // SPEC 3.16
  test("has a title, a link, a date and a short plain text", () => {
    expect(
      firstOf(
        `${titleAndLink}<pubDate>Wed, 15 Jul 2026 09:30:00 -0400</pubDate><description><![CDATA[<p>On the <b>ebb</b>.</p>]]></description>`,
      ),
    ).toEqual({
      title: "Bass",
      link: "https://reports.test/bass",
      date: parseIso("2026-07-15T13:30:00Z"),
      summary: "On the ebb.",
    });
  });

  test("of an Atom feed is read from its page link", () => {
    const entry = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Cape &lt;i&gt;week&lt;/i&gt;</title>
      <link rel="self" href="https://reports.test/self"/><link href='/cape?a=1&amp;b=2' rel="alternate"/>
      <published>2026-07-14T10:00:00Z</published><summary>Bass.</summary></entry></feed>`;
    expect(itemsOf(entry)).toEqual([
      {
        title: "Cape week",
        link: "https://reports.test/cape?a=1&b=2",
        date: parseIso("2026-07-14T10:00:00Z"),
        summary: "Bass.",
      },
    ]);
  });

  test.each([
    ["without a title", "<link>https://reports.test/x</link>"],
    ["without a link", "<title>T</title>"],
    ["that links to a script", "<title>T</title><link>javascript:alert(1)</link>"],
    ["that links to data", "<title>T</title><link>data:text/html,x</link>"],
    ["that links with a password", "<title>T</title><link>https://a:b@reports.test/</link>"],
    ["that links to nowhere", "<title>T</title><link>http://[</link>"],
  ])("%s is left out", (_what, item) => {
    expect(itemsOf(rss(item))).toEqual([]);
  });
});

/* Shapes as in the test feeds of kurtmckee/feedparser (BSD-2) and rbren/rss-parser (MIT). */
describe("an ill-formed feed", () => {
  test("that is cut off is read up to there", () => {
    expect(itemsOf(`<rss><item>${titleAndLink}<description>Cut off in the mid`)?.[0]).toMatchObject(
      {
        title: "Bass",
        summary: "",
      },
    );
  });

  test.each(["", "<html><body>Access Denied</body></html>", "{}", "<item>", "<!-- <rss> -->"])(
    "%j is none at all",
    (text) => {
      expect(itemsOf(text)).toBeNull();
    },
  );
});

describe("plain text", () => {
  test.each([
    ["<p>One</p><p>Two</p>", "One Two"],
    ["<script>alert(1)</script>Fish", "Fish"],
    ["<SCRIPT src=x>alert(1)</SCRIPT >Fish<script>", "Fish"],
    ['Fish <img src="x" onerror="alert(1)">', "Fish"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;Fish", "Fish"],
    ["&amp;lt;img src=x onerror=alert(1)&amp;gt; Fish", "Fish"],
    ["Under 3 < 4 ft &amp; calm", "Under 3 4 ft & calm"],
    ["a\u0000b\u202Ec\nd", "abc d"],
    ["half &#xD800; &#0;", "half \uFFFD \uFFFD"],
    ["<scr<script>ipt>alert(1)</script>", ""],
    ["un<b>break</b>able", "unbreakable"],
  ])("%j reads %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test("never contains anything that a browser could take for a tag", () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      "&lt;",
      "&gt;",
      "&amp;",
      "&#60;",
      "&#x3c;",
      "script",
      "/",
      "!--",
      " ",
      "img src=x",
      "&",
      ";",
      "lt;",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        expect(plainText(parts.join(""))).not.toMatch(/[<>]/u);
      }),
    );
  });
});

describe("links", () => {
  test.each([
    ["https://a.test/x", "https://a.test/x"],
    [" /x ", "https://reports.test/x"],
    ["//b.test/x", "https://b.test/x"],
    ["JaVaScRiPt:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["", null],
    [`https://a.test/${"x".repeat(2000)}`, null],
  ])("%j", (text, link) => {
    expect(safeLink(text, base)).toBe(link);
  });
});

describe("dates", () => {
  test.each([
    ["Wed, 15 Jul 2026 13:30:00 GMT", "2026-07-15T13:30:00Z"],
    ["15 Jul 26 13:30 EDT", "2026-07-15T17:30:00Z"],
    ["Wed, 15 July 2026 09:30:00 -0400", "2026-07-15T13:30:00Z"],
    ["2026-07-15T09:30:00-04:00", "2026-07-15T13:30:00Z"],
    ["2026-07-15 13:30:00", "2026-07-15T13:30:00Z"],
    ["2026-07-15", "2026-07-15T00:00:00Z"],
  ])("%s", (text, instant) => {
    expect(parseFeedDate(text, now)).toBe(parseIso(instant));
  });

  test.each([
    "",
    "yesterday",
    "Τρι, 29 Ιουν 2004 12:53:00 GMT",
    "31 Feb 2026 10:00 GMT",
    "15 Jul 2026 25:00 GMT",
    "15 Jul 1970 10:00 GMT",
    new Date(now + 2 * day).toUTCString(),
  ])("%j is none", (text) => {
    expect(parseFeedDate(text, now)).toBeNull();
  });
});

describe("the encoding of a feed", () => {
  const word = "Pêche — bar rayé";

  test("is UTF-8 whenever the bytes allow, whatever is declared", () => {
    const claimed = `<?xml version="1.0" encoding="iso-8859-1"?><rss>${word}</rss>`;
    expect(decodeFeed(Buffer.from(claimed), "text/xml; charset=us-ascii")).toContain(word);
  });

  test("is otherwise the one that the document or the connection declares", () => {
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="windows-1252"?><t>p\u00EAche \u0096</t>',
      "latin1",
    );
    expect(decodeFeed(latin, null)).toContain("pêche –");
    const greek = Buffer.from([0x3c, 0x74, 0x3e, 0xd8, 0xdc, 0xf1, 0xe9]);
    expect(decodeFeed(greek, "text/xml; charset=iso-8859-7")).toContain("Ψάρι");
  });
});
