/** The other official pages, in the manner of each site; numbers as in our own table. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><title>STAND-IN: ${title}</title></head><body><!-- STAND-IN, not real data -->
<nav><a href="/">Home</a> <a href="/search">Search</a></nav>
<main><h1>${title}</h1>
${body}
</main><footer>Last updated on August 17, 2026.</footer></body></html>`;

/** A code of regulations: one numbered paragraph after the other. */
const code = (title: string, paragraphs: readonly string[]): string =>
  page(title, paragraphs.map((one) => `<p>${one}</p>`).join("\n"));

const fishByFish = (rules: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rules)
    .map(
      ([fish, lines]) =>
        `<h3>${fish}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`,
    )
    .join("\n");

export const newHampshirePage = (): string =>
  page(
    "Recreational saltwater regulations",
    `<div class="ad" aria-hidden="true">Win a kayak</div>
<p>Updated August 17, 2026</p>
${fishByFish({
  "Acadian redfish": ["Minimum size: 9 inches", "No daily limit", "No closed season"],
  "American eel": [
    "Minimum size: 9 inches",
    "25 fish per day",
    "Fishway areas closed October 2 through June 14",
  ],
  "American shad": ["Possession prohibited, release at once"],
  "Atlantic cod": [
    "Minimum size: 23 inches",
    "1 fish per day",
    "Open September 1 through October 31",
  ],
  "Atlantic halibut": ["Minimum size: 41 inches", "1 fish per vessel per trip", "No closed season"],
  "Atlantic mackerel": [
    "No minimum size",
    "25 fish per day on private vessels; 50 fish on for-hire vessels",
  ],
  "Atlantic wolffish": ["Possession prohibited"],
  "Black sea bass": ["Minimum size: 16.5 inches", "4 fish per day", "No closed season"],
  "Bluefin tuna": [
    "Minimum size: 27 inches curved fork length",
    "See the federal limits and permit",
  ],
  Bluefish: [
    "No minimum size",
    "5 fish per day; 7 fish on for-hire vessels",
    "A corrodible non-offset circle hook is required with bait",
  ],
  Haddock: ["Minimum size: 17 inches", "15 fish per day", "Closed March 1 through March 31"],
  Monkfish: ["Minimum size: 17 inches", "No daily limit"],
  Pollock: [
    "No minimum size in state waters; 19 inches if taken in federal waters",
    "No daily limit",
  ],
  "Summer flounder": ["Minimum size: 15 inches", "No daily limit", "No closed season"],
  "Windowpane flounder and ocean pout": ["Possession prohibited"],
  "Winter flounder": ["Minimum size: 12 inches", "8 fish per day", "No closed season"],
})}`,
  );

const title50 = "https://www.ecfr.gov/current/title-50/chapter-VI";

/** By the address at which the rule table names them. */
export const otherPages: Readonly<Record<string, () => string>> = {
  "https://www.eregulations.com/newhampshire/fishing/saltwater/recreational-commercial-regulations":
    newHampshirePage,
  "https://regulations.justia.com/states/massachusetts/322-cmr/title-322-cmr-6-00/section-6-02":
    () =>
      code("Section 6.02 - Lobster Conservation and Management", [
        "(1) Minimum size. The carapace of an American lobster must measure at least 3 1/4 inches and at most 5 inches in area 1.",
        "(2) Egg-bearing and v-notched lobsters must be released.",
        "(3) Recreational limit. No more than 15 lobsters per day; up to 10 traps per household.",
        "(4) Buoyed recreational traps must be out of the water from November 1 through May 15.",
      ]),
  "https://regulations.justia.com/states/new-hampshire/fis/chapter-fis-600/part-fis-603/section-fis-603-08":
    () =>
      code("Section Fis 603.08 - Striped Bass", [
        "(a) No person shall possess a striped bass that is less than 28 inches or 31 inches or longer in total length.",
        "(b) No person shall take more than one striped bass per day.",
        "(c) Head and tail shall remain intact on striped bass on, or leaving, the water or shore.",
        "(d) Striped bass shall not be taken by gaff. No netting of striped bass except with a hand-held dip net.",
        "(e) No person shall sell a striped bass, whatever its origin.",
        "(h) A corrodible, non-offset circle hook shall be used with bait for striped bass.",
      ]),
  "https://gencourt.state.nh.us/rules/state_agencies/fis600.html": () =>
    code("Chapter Fis 600 Marine Species", [
      "Fis 601.03 Mobile gear does not include cast nets and hand dip nets.",
      "Fis 602.03 River herring: no taking from sunrise Wednesday to sunrise Thursday.",
      "Fis 602.08 American lobster: residents with a recreational license may set 5 traps; minimum carapace 3 1/4 inches.",
    ]),
  [`${title50}/part-697/subpart-A/section-697.7`]: () =>
    code("§ 697.7 Prohibitions", [
      "(a) Atlantic Coast weakfish fishery. It is unlawful to possess weakfish less than 12 inches in the EEZ.",
      "(b) Atlantic striped bass fishery. It is unlawful for any person to fish for, harvest, possess or retain Atlantic striped bass in or from the EEZ, except in the Block Island Sound transit zone.",
    ]),
  [`${title50}/part-697`]: () =>
    code("Part 697 Atlantic Coastal Fisheries Cooperative Management", [
      "American lobster: party, charter and dive vessels may possess no more than 6 lobsters per person.",
    ]),
  [`${title50}/part-648/subpart-F/section-648.89`]: () =>
    code("§ 648.89 Recreational and charter/party vessel restrictions", [
      "(b) Recreational minimum fish sizes: winter flounder 12 inches; pollock 19 inches; Atlantic halibut 41 inches.",
      "(c) Possession of Atlantic wolffish is prohibited. No more than 1 Atlantic halibut may be aboard a vessel.",
    ]),
  [`${title50}/part-648/subpart-F/section-648.81`]: () =>
    code("§ 648.81 Year-round and seasonal closed areas", [
      "(d) Winter Massachusetts Bay Spawning Protection Area: closed November 1 through January 31.",
      "(d) Spring Massachusetts Bay Spawning Protection Area (block 125): closed April 15 through April 30.",
      "(d) Whaleback Cod Spawning Protection Area: closed April 1 through June 30.",
      "(a) Western Gulf of Maine Closure Area: 42° 15' N to 43° 15' N, 70° 15' W to 70° 00' W; private recreational vessels are exempt.",
    ]),
  [`${title50}/part-648/subpart-G`]: () =>
    code("Subpart G Summer Flounder", [
      "Summer flounder: vessels in the EEZ follow the measures of the state in which they land.",
    ]),
  [`${title50}/part-648/subpart-H`]: () =>
    code("Subpart H Scup", ["Scup: minimum size 10 inches total length; 40 scup per person."]),
  [`${title50}/part-648/subpart-I`]: () =>
    code("Subpart I Black Sea Bass", [
      "Black sea bass: vessels in the EEZ follow the measures of the state in which they land.",
    ]),
  [`${title50}/part-648/subpart-J`]: () =>
    code("Subpart J Atlantic Bluefish", [
      "Bluefish: 3 fish per person on private vessels; 5 fish per person on for-hire vessels.",
    ]),
  [`${title50}/part-648/subpart-B`]: () =>
    code("Subpart B Mackerel, Squid and Butterfish", [
      "Atlantic mackerel: 25 fish per person on private vessels; 50 fish on for-hire vessels.",
      "River herring and American shad: a cap holds for the commercial mackerel fishery.",
      "Longfin squid: no recreational possession limit is set.",
    ]),
  [`${title50}/part-622`]: () =>
    code("Part 622 Fisheries of the South Atlantic", [
      "Spanish mackerel: 12 inches fork length; 15 fish per person from New York south.",
    ]),
  [`${title50}/part-635`]: () =>
    code("Part 635 Atlantic Highly Migratory Species", [
      "Sharks: 54 inches fork length; 1 shark per vessel per trip. Non-offset, non-stainless circle hooks are required.",
      "Hammerhead sharks: great, smooth and scalloped hammerhead must be at least 78 inches fork length.",
      "Atlantic sharpnose and bonnethead: no minimum size; 1 of each per person per trip.",
      "White shark: retention is prohibited; it may only be released without removing it from the water.",
    ]),
  "https://www.fisheries.noaa.gov/species/northeast-multispecies-groundfish/recreational": () =>
    page(
      "Northeast multispecies: recreational fishing",
      fishByFish({
        "Gulf of Maine cod": ["23 inches", "1 fish per day", "September 1 through October 31"],
        "Gulf of Maine haddock": [
          "17 inches",
          "15 fish per day",
          "Closed March 1 through March 31",
        ],
      }),
    ),
  "https://www.fisheries.noaa.gov/atlantic-highly-migratory-species/recreational-atlantic-bluefin-tuna-fishery-statuses-and-bag":
    () =>
      page(
        "Atlantic bluefin tuna: recreational fishery status and bag limits",
        `<table><thead><tr><th>Fishery</th><th>Status</th><th>Limit</th></tr></thead><tbody>
<tr><td>Bluefin tuna, private vessels, HMS Angling</td><td>Open</td><td>2 per vessel per day, 27" to less than 73" curved fork length; only 1 may be 47" to less than 73"</td></tr>
<tr><td>Bluefin tuna, trophy, Gulf of Maine area</td><td>Open</td><td>1 per vessel per year, 73" or larger</td></tr>
</tbody></table>`,
      ),
  "https://www.fisheries.noaa.gov/atlantic-highly-migratory-species/atlantic-highly-migratory-species-fishery-statuses-minimum-sizes":
    () =>
      page(
        "Atlantic HMS: statuses, minimum sizes and bag limits",
        "<p>Yellowfin tuna: 27 inches curved fork length; 3 fish per person per day; open all year.</p>",
      ),
  "https://www.federalregister.gov/d/2022-14116": () =>
    code("Atlantic shortfin mako shark; retention limit", [
      "The retention limit of shortfin mako is zero in commercial and recreational fisheries until changed.",
    ]),
  "https://www.federalregister.gov/d/2023-28900": () =>
    code("Oceanic whitetip shark", [
      "Oceanic whitetip is added to the prohibited sharks list; retention and possession are prohibited.",
    ]),
  "https://www.federalregister.gov/d/2026-04260": () =>
    code("North Atlantic right whale speed rule", [
      "Right whales: vessels of 65 ft and over, 10 knots: Cape Cod Bay January 1 through May 15; Off Race Point March 1 through April 30; Great South Channel April 1 through July 31.",
    ]),
  "https://stellwagen.noaa.gov": () =>
    page(
      "Stellwagen Bank National Marine Sanctuary",
      "<p>Stellwagen Bank sanctuary: recreational fishing is allowed. Fishing for striped bass is illegal in the sanctuary.</p>",
    ),
  "https://www.mass.gov/orgs/division-of-marine-fisheries": () =>
    page(
      "Division of Marine Fisheries",
      "<p>Right whales: vessels under 65 ft may not exceed 10 knots in Cape Cod Bay from March 1 through April 30.</p>",
    ),
  "https://www.ecfr.gov/current/title-33/chapter-I/subchapter-P/part-165": () =>
    code("Part 165 Regulated navigation areas", [
      "§ 165.114 Safety and security zones in Boston Harbor: no vessel may enter the security zone around a moving tanker.",
    ]),
};
