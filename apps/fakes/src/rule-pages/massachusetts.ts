/**
 * The recreational table of Massachusetts as a page: the numbers are those of our own table, the
 * page around them is invented.
 */
export interface Row {
  readonly fish: string;
  /** A fish with a row for each part of the water. */
  readonly area?: string;
  readonly size: string;
  readonly limit: string;
  readonly season: string;
}

export const massachusettsRows: readonly Row[] = [
  row("Acadian redfish", "None", "No limit", "Open all year"),
  row("American eel", '9"', "25 fish; 50 fish aboard for-hire vessels", "Open all year"),
  row("American plaice (dab)", '14"', "No limit", "Open all year"),
  row(
    "American shad",
    "None",
    "3 fish in the Merrimack and Connecticut Rivers; catch and release only in all other waters",
    "Open all year",
  ),
  row(
    "Atlantic bonito and false albacore",
    '16" curved fork length',
    "5 fish, both species combined",
    "Open all year",
  ),
  row("Atlantic cod", '23"', "1 fish", "September 1 – October 31", "Western Gulf of Maine"),
  row("Atlantic cod", "Not applicable", "Retention prohibited", "Closed", "Southern New England"),
  row("Atlantic halibut", '41"', "1 fish", "Open all year"),
  row("Atlantic mackerel", "None", "25 fish; 50 fish on for-hire vessels", "Open all year"),
  row("Atlantic wolffish", "Not applicable", "Possession prohibited", "Closed"),
  row(
    "Black sea bass",
    '16" (tail filament not counted)',
    "May 16 – August 31: 4 fish<br>September 1 – October 14: 2 fish",
    "May 16 – October 14",
  ),
  row(
    "Bluefish",
    "None",
    "5 fish for shore anglers and private vessels; 7 fish aboard for-hire vessels",
    "Open all year",
  ),
  row("Bluefin tuna", "Refer to NOAA", "Refer to NOAA HMS rules", "Refer to NOAA"),
  row("Haddock", '17"', "15 fish", "April 1 – end of February", "Gulf of Maine"),
  row("Haddock", '18"', "No limit", "Open all year", "Southern New England"),
  row("Monkfish", "None", "No limit", "Open all year"),
  row("Pollock", "None", "No limit", "Open all year"),
  row("Rainbow smelt", "None", "50 fish", "January 1 – March 14 and June 16 – December 31"),
  row("River herring", "Not applicable", "Possession prohibited", "Closed"),
  row(
    "Scup",
    '11" from a vessel; 9.5" from shore',
    "30 fish; for-hire vessels 40 fish May 1 – June 30, then 30 fish",
    "May 1 – December 31",
  ),
  row(
    "Sharks",
    '54" fork length for permitted species',
    "1 shark per trip in total",
    "Open unless federally closed",
  ),
  row(
    "Smooth dogfish, Atlantic sharpnose and bonnethead",
    "None",
    "1 additional shark per trip",
    "Open unless federally closed",
  ),
  row("Spiny dogfish", "None", "No limit", "Open all year"),
  row(
    "Striped bass",
    '28" to less than 31" total length',
    "1 fish per angler per day",
    "Open all year",
  ),
  row(
    "Summer flounder",
    '17.5" from a vessel; 16.5" from shore',
    "5 fish",
    "May 24 – September 23",
  ),
  row(
    "Tautog",
    '16"; only one fish may exceed 21"',
    "April 1 – May 31: 3 fish<br>June 1 – July 31: 1 fish<br>August 1 – October 14: 3 fish<br>October 15 – December 31: 5 fish",
    "April 1 – December 31",
  ),
  row("Weakfish", '16"', "1 fish", "Open all year"),
  row("White perch", '8"', "25 fish", "Open all year"),
  row("Windowpane flounder and ocean pout", "Not applicable", "Possession prohibited", "Closed"),
  row("Winter flounder", '12"', "8 fish", "Open all year", "Gulf of Maine"),
  row("Winter flounder", '12"', "2 fish", "March 1 – December 31", "Southern New England"),
  row("Yellowfin tuna", "Refer to NOAA", "Refer to NOAA HMS rules", "Refer to NOAA"),
  row("Yellowtail flounder", '13"', "No limit", "Open all year"),
];

function row(fish: string, size: string, limit: string, season: string, area?: string): Row {
  return { fish, size, limit, season, ...(area === undefined ? {} : { area }) };
}

const notes = `
<h2>Gear and handling</h2>
<p>Striped bass: an in-line, non-offset circle hook is required with whole or cut natural bait. Artificial lures with bait attached are exempt. Gaffing striped bass is prohibited.</p>
<p>Striped bass caught from shore or a private vessel must be kept whole until off the water and the adjoining land. High-grading is prohibited.</p>
<p>Scup: no more than 150 fish may be aboard a private vessel with 5 or more anglers.</p>
<p>Tautog: no more than 10 fish may be aboard a private vessel at any time.</p>
<p>Black sea bass and scup may be filleted at sea with the skin on; no more than 2 fillets per fish.</p>
<h2>Sharks</h2>
<p>Prohibited sharks: white, basking, whale, dusky, sandbar, sand tiger, bigeye sand tiger, shortfin mako, longfin mako, bigeye thresher, silky, bignose, Galapagos, night, Caribbean reef, narrowtooth, Caribbean sharpnose, smalltail, Atlantic angel, sharpnose sevengill, bluntnose sixgill, bigeye sixgill and oceanic whitetip.</p>
<p>Hammerhead sharks: great, smooth and scalloped hammerhead may be kept from 54" fork length.</p>
<p>It is unlawful to attract or capture a white shark.</p>
<p>Shark fishing from shore: from Plymouth Beach around Cape Cod Bay and the Outer Cape to Monomoy no baited hook with a gap over 5/8" may be used with a metal leader over 18". Chumming is prohibited from sunrise to sunset.</p>
<p>Bait delivery from shore: drones, remote-controlled boats and bait cannons are prohibited.</p>
<h2>Area closures</h2>
<p>Winter Cod Conservation Closure: no fishing with hook and line from November 15 through January 31.</p>
<p>Spring Cod Conservation Closure: the taking of cod is prohibited from April 16 through July 21.</p>`;

/** Row headers that span two rows are written once, as in such tables. */
function tableRows(rows: readonly Row[]): string {
  return rows
    .map(({ fish, area, size, limit, season }, index) => {
      const isSecond = rows[index - 1]?.fish === fish;
      const span = rows.filter((one) => one.fish === fish).length;
      const head = isSecond
        ? ""
        : `<th scope="row"${span > 1 ? ` rowspan="${span}"` : ""}>${fish}</th>`;
      const place = area === undefined ? "" : `${area}: `;
      return `<tr>${head}<td>${place}${size}</td><td>${limit}</td><td>${season}</td></tr>`;
    })
    .join("\n");
}

/** The frame of the page: what changes on such pages without any rule changing. */
export const massachusettsFrame = (body: string): string => `<!doctype html>
<html lang="en"><head><title>STAND-IN: Recreational saltwater fishing regulations</title><style>td{padding:4px}</style></head>
<body><!-- STAND-IN, not real data -->
<header><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/licenses">Licenses</a></li><li><a href="/striped-bass">Striped bass</a></li></ul></nav></header>
<div role="navigation" class="breadcrumbs"><a href="/">Mass.gov</a> / Recreational saltwater fishing regulations</div>
<main><h1>Recreational saltwater fishing regulations</h1>
<p>Learn about the recreational size and possession limits of saltwater fish such as striped bass, cod and fluke.</p>
<p>Updated: April 28, 2026</p>
${body}
<p>Last updated: April 28, 2026</p></main>
<aside><h2>Related</h2><p>Public hearing on bluefish, May 3 at 6 pm.</p></aside>
<form><label>Did you find what you were looking for? <input name="q"></label><button>Send</button></form>
<footer><p>Massachusetts Division of Marine Fisheries. Page 1042. 12 people here now.</p></footer>
<script>window.visit = "7f3a1c";</script></body></html>`;

export const massachusettsPage = (): string =>
  massachusettsFrame(`<h2>Size, possession limit and season</h2>
<table><caption>Recreational limits</caption>
<thead><tr><th>Species</th><th>Minimum size</th><th>Possession limit</th><th>Open season</th></tr></thead>
<tbody>
${tableRows(massachusettsRows)}
</tbody></table>${notes}`);

const cells = (value: string): string =>
  value
    .split("<br>")
    .map((one) => `<dd>${one}</dd>`)
    .join("");

function definition({ area, size, limit, season }: Row): string {
  const head = area === undefined ? "" : `<h4>${area}</h4>`;
  return `${head}<dl><dt>Size</dt>${cells(size)}<dt>Bag limit</dt>${cells(limit)}<dt>Season</dt>${cells(season)}</dl>`;
}

/** The same text as cards: another order, other headings, another page frame. */
export function massachusettsRedesigned(): string {
  const fish = [...new Set(massachusettsRows.map((one) => one.fish))].toReversed();
  const cards = fish.map((name) => {
    const rows = massachusettsRows.filter((one) => one.fish === name);
    return `<section class="card"><h3><span class="icon"></span>${name}</h3>${rows.map(definition).join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><body><!-- STAND-IN, not real data -->
<div class="site-header"><nav><a href="/">Home</a></nav></div><main><article>
<h1>Saltwater rules at a glance</h1>${notes.replaceAll("<p>", "<div class='note'><p>").replaceAll("</p>", "</p></div>")}
<h2>Fish by fish</h2>${cards.join("\n")}
</article></main><footer>Division of Marine Fisheries</footer></body></html>`;
}
