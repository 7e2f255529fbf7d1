import { addresses } from "#fakes/rule-pages/addresses.ts";
import { massachusettsFrame, massachusettsRedesigned } from "#fakes/rule-pages/massachusetts.ts";

/** What can happen to an official page from one week to the next. */
export interface Mutation {
  readonly name: string;
  readonly address: string;
  /** The rules whose cited text changes its meaning; empty: no alarm should be raised. */
  readonly rules: readonly string[];
  /** Applied to the page before, where the change needs another starting page. */
  readonly before?: (page: string) => string;
  readonly after: (page: string) => string;
}

/** Replaces every occurrence of `old`; throws when there is none. */
const swap =
  (old: string, replacement: string) =>
  (page: string): string => {
    if (!page.includes(old)) throw new Error(`the page does not say ${old}`);
    return page.replaceAll(old, replacement);
  };

const composed =
  (...steps: readonly ((page: string) => string)[]) =>
  (page: string): string =>
    steps.reduce((text, step) => step(text), page);

const massachusetts = (
  name: string,
  rules: readonly string[],
  after: Mutation["after"],
  before?: Mutation["before"],
): Mutation => ({
  name,
  address: addresses.massachusetts,
  rules,
  after,
  ...(before === undefined ? {} : { before }),
});

const at = (
  address: string,
  name: string,
  rules: readonly string[],
  after: Mutation["after"],
): Mutation => ({ name, address, rules, after });

const bass = ["ma/striped_bass"];
const fluke = ["ma/summer_flounder"];

/** Changes that anglers would have to act on. */
const ofMeaning: readonly Mutation[] = [
  massachusetts("slot-lowered", bass, swap('less than 31"', 'less than 30"')),
  massachusetts("slot-inclusive", bass, swap('to less than 31"', 'to 31"')),
  massachusetts("bag-doubled", bass, swap("1 fish per angler", "2 fish per angler")),
  massachusetts("bag-of-the-boat", bass, swap("1 fish per angler", "1 fish per vessel")),
  massachusetts("size-raised", fluke, swap('17.5" from a vessel', '18" from a vessel')),
  massachusetts("season-begins-earlier", fluke, swap("May 24", "May 17")),
  massachusetts("season-ends-later", fluke, swap("September 23", "September 30")),
  massachusetts(
    "vessel-and-shore-exchanged",
    fluke,
    swap('17.5" from a vessel; 16.5" from shore', '16.5" from a vessel; 17.5" from shore'),
  ),
  massachusetts(
    "bags-of-two-seasons-exchanged",
    ["ma/black_sea_bass"],
    swap(
      "August 31: 4 fish<br>September 1 – October 14: 2 fish",
      "August 31: 2 fish<br>September 1 – October 14: 4 fish",
    ),
  ),
  massachusetts(
    "none-may-be-kept",
    ["ma/atlantic_cod/western-gulf-of-maine"],
    swap('23"</td><td>1 fish', '23"</td><td>Retention prohibited'),
  ),
  massachusetts(
    "areas-exchanged",
    ["ma/winter_flounder/gulf-of-maine", "ma/winter_flounder/southern-new-england"],
    composed(
      swap('12"</td><td>8 fish', '12"</td><td>EIGHT'),
      swap('12"</td><td>2 fish', '12"</td><td>8 fish'),
      swap("EIGHT", "2 fish"),
    ),
  ),
  massachusetts(
    "exemption-gone",
    bass,
    swap(" Artificial lures with bait attached are exempt.", ""),
  ),
  massachusetts(
    "gaff-allowed",
    bass,
    swap("Gaffing striped bass is prohibited", "Gaffing striped bass is permitted"),
  ),
  massachusetts(
    "charter-month-gone",
    ["ma/scup"],
    swap("40 fish May 1 – June 30", "40 fish May 1 – May 31"),
  ),
  massachusetts(
    "paragraph-about-the-fish",
    bass,
    swap(
      "<h2>Sharks</h2>",
      "<p>Striped bass fishing is closed in the Merrimack River from April 1 through June 15.</p><h2>Sharks</h2>",
    ),
  ),
  massachusetts("row-gone", ["ma/weakfish"], (page) =>
    page.replace(/<tr><th scope="row">Weakfish.*?<\/tr>/u, ""),
  ),
  massachusetts(
    "season-for-an-open-year",
    ["ma/bluefish"],
    swap(
      "7 fish aboard for-hire vessels</td><td>Open all year",
      "7 fish aboard for-hire vessels</td><td>May 1 – October 31",
    ),
  ),
  massachusetts(
    "footnote",
    ["ma/bluefish"],
    composed(
      swap("5 fish for shore anglers", "5 fish* for shore anglers"),
      swap("<h2>Area closures", "<p>* From July 1, 2027 the limit is 3 fish.</p><h2>Area closures"),
    ),
  ),
  massachusetts("redesign-with-a-new-number", bass, () =>
    swap('less than 31"', 'less than 30"')(massachusettsRedesigned()),
  ),
  at(
    addresses.newHampshire,
    "closed-month-longer",
    ["nh/haddock"],
    swap("Closed March 1 through March 31", "Closed March 1 through April 30"),
  ),
  at(
    addresses.newHampshire,
    "half-an-inch",
    ["nh/black_sea_bass"],
    swap("16.5 inches", "16 inches"),
  ),
  at(
    addresses.newHampshireBass,
    "hook-not-asked",
    ["nh/striped_bass"],
    swap("circle hook shall be used", "circle hook need not be used"),
  ),
  at(
    addresses.lobster,
    "sixteenth-of-an-inch",
    ["ma/american_lobster"],
    swap("3 1/4 inches", "3 5/16 inches"),
  ),
  at(
    addresses.federalBass,
    "exception-gone",
    ["fed/striped_bass"],
    swap(", except in the Block Island Sound transit zone", ""),
  ),
  at(
    addresses.bluefin,
    "in-season-action",
    ["fed/bluefin_tuna", "ma/bluefin_tuna", "nh/bluefin_tuna"],
    swap("2 per vessel", "1 per vessel"),
  ),
];

const months = ["January", "March", "April", "August", "September", "October", "December"];

/** Changes that such pages see every week and that concern no rule. */
const ofForm: readonly Mutation[] = [
  massachusetts("redesign", [], () => massachusettsRedesigned()),
  massachusetts(
    "paragraph-elsewhere",
    [],
    swap(
      "<h2>Area closures",
      "<h2>Parking</h2><p>The ramp lot at Nahant closes at 10 pm from May 1.</p><h2>Area closures",
    ),
  ),
  massachusetts(
    "typo-mended",
    [],
    (page) => page,
    composed(
      swap("Artificial lures", "Artifical lures"),
      swap("is required with whole", "is requried with whole"),
    ),
  ),
  massachusetts("stamp-renewed", [], swap("April 28, 2026", "November 2, 2026")),
  massachusetts(
    "menu-longer",
    [],
    swap("</ul></nav>", '<li><a href="/2027">Striped bass season 2027: 1 fish</a></li></ul></nav>'),
  ),
  massachusetts(
    "inches-in-words",
    [],
    composed(
      swap('28" to less than 31"', "28 inches to less than 31 in."),
      swap('17.5" from a vessel', "17½ inches from a vessel"),
    ),
  ),
  massachusetts("months-short", [], (page) =>
    months.reduce((text, month) => text.replaceAll(month, `${month.slice(0, 3)}.`), page),
  ),
  massachusetts(
    "numbers-in-words",
    [],
    composed(
      swap("only one fish", "only 1 fish"),
      swap("1 fish per angler", "One fish per angler"),
    ),
  ),
  massachusetts(
    "hearing-moved",
    [],
    swap("Public hearing on bluefish, May 3", "Public hearing on bluefish, June 9"),
  ),
  massachusetts("columns-in-another-order", [], (page) =>
    page
      .replace(
        "<th>Possession limit</th><th>Open season</th>",
        "<th>Open season</th><th>Possession limit</th>",
      )
      .replaceAll(
        /<td>([^\n]*?)<\/td><td>([^\n]*?)<\/td><td>([^\n]*?)<\/td><\/tr>/gu,
        "<td>$1</td><td>$3</td><td>$2</td></tr>",
      ),
  ),
  massachusetts("rows-in-another-order", [], (page) => {
    const rows = [
      ...page.matchAll(/<tr><th scope="row">(?:Weakfish|Pollock|Scup|Bluefish).*?<\/tr>\n/gu),
    ];
    const without = rows.reduce((text, [found]) => text.replace(found, ""), page);
    return without.replace(
      "</tbody>",
      `${rows
        .map(([found]) => found)
        .toReversed()
        .join("")}</tbody>`,
    );
  }),
  massachusetts(
    "another-fish",
    [],
    swap(
      "</tbody>",
      '<tr><th scope="row">Cobia</th><td>37"</td><td>1 fish</td><td>June 1 – September 15</td></tr></tbody>',
    ),
  ),
  massachusetts("introduction-reworded", [], (page) =>
    page.replace(
      /<p>Learn about.*?<\/p>/u,
      "<p>Know before you go: the limits for striped bass, cod and fluke in one place.</p>",
    ),
  ),
  massachusetts("other-marks", [], (page) =>
    page
      .replaceAll(" – ", " &ndash; ")
      .replaceAll('"</td>', "&#8243;</td>")
      .replaceAll(/<td>([^<]*)<\/td>/gu, '<td class="c-7f"><span>\n  $1 </span></td>'),
  ),
  massachusetts("another-frame", [], (page) => {
    const [, body = ""] = /2026<\/p>\n([^]*?)\n<p>Last updated/u.exec(page) ?? [];
    return massachusettsFrame(
      `<div class="banner"><p>We are moving to a new site this spring.</p></div>${body}`,
    )
      .replace("12 people here now", "41 people here now")
      .replace("7f3a1c", "0b99de");
  }),
];

/** Forty mutations, written before the comparison was tuned, so that they test it independently. */
export const mutations: readonly Mutation[] = [...ofMeaning, ...ofForm];
