import type { RegulationRecord } from "#angling/regulations/table/table.ts";

// Rules of 2026 from the state's table (eRegulations) stamped 17 August 2026, as transcribed on 3
// and 4 September 2026. Sizes in inches.

const table = {
  jurisdiction: "NH",
  area: null,
  possession: null,
  gear: null,
  notes: null,
  source: {
    title: "New Hampshire saltwater recreational regulations",
    url: "https://www.eregulations.com/newhampshire/fishing/saltwater/recreational-commercial-regulations",
  },
  citation: "NH Fish and Game saltwater table updated 17 Aug 2026",
  ruleYear: 2026,
  verifiedOn: "2026-09-03",
  confidence: "medium-high",
} as const;

/** The state's rules chapter: the place to look where the table has no row. */
const rulesChapter = {
  ...table,
  source: {
    title: "New Hampshire Fis 600",
    url: "https://gencourt.state.nh.us/rules/state_agencies/fis600.html",
  },
  citation: "NH Fis 600",
  verifiedOn: null,
  confidence: "low",
} as const;

const noClosedSeason = { kind: "all-year" } as const;
const closed = { kind: "closed" } as const;
const anySize = [{ limit: { kind: "none" } }] as const;
const noSizeApplies = [{ limit: { kind: "not-applicable" } }] as const;
const noBagLimit = [{ limit: { kind: "no-limit" } }] as const;
const prohibited = [{ limit: { kind: "prohibited" } }] as const;
const nothingFound = {
  sizes: [{ limit: { kind: "unknown" } }],
  bags: [{ limit: { kind: "unknown" } }],
  season: { kind: "unknown" },
} as const;

const atLeast = (inches: number) =>
  [{ limit: { kind: "length", measure: "length", minimum: inches } }] as const;
const fishADay = (fish: number) => ({ kind: "fish", fish, per: "angler-day" }) as const;
const bagOf = (fish: number) => [{ limit: fishADay(fish) }] as const;

export const newHampshireRecords: readonly RegulationRecord[] = [
  {
    ...table,
    id: "nh/striped_bass",
    species: "striped_bass",
    sizes: [
      {
        limit: {
          kind: "length",
          measure: "total length",
          minimum: 28,
          maximum: { inches: 31, bound: "below" },
        },
      },
    ],
    bags: bagOf(1),
    season: noClosedSeason,
    howToMeasure: "In a straight line from the snout, mouth closed, to the tip of the tail squeezed together",
    possession:
      "Head and tail intact on, or leaving, the water or shore. Up to 2 fillets allowed only with skin on and with the matching rack (head and tail attached, 28 in or more and under 31 in) kept alongside.",
    gear: "Corrodible, non-offset circle hook required with bait. No gaffing. No netting except a hand-held dip net for landing.",
    notes: "No sale of any striped bass, whatever its origin. No culling.",
    source: {
      title: "New Hampshire Fis 603.08, striped bass",
      url: "https://regulations.justia.com/states/new-hampshire/fis/chapter-fis-600/part-fis-603/section-fis-603-08",
    },
    citation: "NH Fis 603.08",
    confidence: "high",
  },
  {
    ...table,
    id: "nh/summer_flounder",
    species: "summer_flounder",
    sizes: atLeast(15),
    bags: noBagLimit,
    season: noClosedSeason,
    notes: "Sale prohibited. NH is outside the main managed range; fluke are uncommon.",
  },
  {
    ...table,
    id: "nh/winter_flounder",
    species: "winter_flounder",
    sizes: atLeast(12),
    bags: bagOf(8),
    season: noClosedSeason,
  },
  {
    ...table,
    id: "nh/bluefish",
    species: "bluefish",
    sizes: anySize,
    // The table tells private anglers from for-hire boats; from shore the private, lower number holds.
    bags: [
      { modes: ["shore", "private"], limit: fishADay(5) },
      { modes: ["for-hire"], limit: fishADay(7) },
    ],
    season: noClosedSeason,
    gear: "Corrodible non-offset circle hook required with bait",
  },
  {
    ...table,
    id: "nh/atlantic_cod",
    species: "atlantic_cod",
    sizes: atLeast(23),
    bags: bagOf(1),
    season: { kind: "dated", open: [{ from: "09-01", to: "10-31" }] },
  },
  {
    ...table,
    id: "nh/haddock",
    species: "haddock",
    sizes: atLeast(17),
    bags: bagOf(15),
    season: { kind: "dated", open: [{ from: "04-01", to: "02-29" }] },
    notes: "Wording in older digests: head and tail on unless fillets are 10 in or more - verify.",
  },
  {
    ...table,
    id: "nh/pollock",
    species: "pollock",
    sizes: anySize,
    bags: noBagLimit,
    season: noClosedSeason,
    notes: "No minimum in state waters; 19 in if taken in federal waters.",
  },
  {
    ...table,
    id: "nh/black_sea_bass",
    species: "black_sea_bass",
    sizes: atLeast(16.5),
    bags: bagOf(4),
    season: noClosedSeason,
    howToMeasure: "The tail filament is not counted",
    notes: "Older NH digests showed 13 in and 10 fish.",
  },
  {
    ...table,
    ...nothingFound,
    id: "nh/scup",
    species: "scup",
    notes: "No NH recreational scup rule found; uncommon north of Cape Cod.",
    verifiedOn: null,
    confidence: "low",
  },
  {
    ...rulesChapter,
    ...nothingFound,
    id: "nh/tautog",
    species: "tautog",
    notes: "No NH recreational tautog rule found.",
  },
  {
    ...table,
    id: "nh/atlantic_mackerel",
    species: "atlantic_mackerel",
    sizes: anySize,
    bags: [
      { modes: ["shore", "private"], limit: fishADay(25) },
      { modes: ["for-hire"], limit: fishADay(50) },
    ],
    season: noClosedSeason,
  },
  {
    ...rulesChapter,
    ...nothingFound,
    id: "nh/spanish_mackerel",
    species: "spanish_mackerel",
    notes: "No New Hampshire recreational limit found.",
  },
  {
    ...table,
    id: "nh/american_shad",
    species: "american_shad",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
    possession: "Possession prohibited, release at once",
  },
  {
    ...rulesChapter,
    id: "nh/river_herring",
    species: "river_herring",
    sizes: [{ limit: { kind: "unknown" } }],
    bags: [
      {
        limit: {
          kind: "unknown",
          words: "Limited daily take, no harvest on Wednesdays, some rivers closed",
        },
      },
    ],
    season: { kind: "unknown" },
    notes: "Exact NH numbers not found.",
  },
  {
    ...table,
    id: "nh/bluefin_tuna",
    species: "bluefin_tuna",
    defersTo: "FED",
    sizes: [{ limit: { kind: "length", measure: "curved fork length", minimum: 27 } }],
    bags: [{ limit: { kind: "unknown" } }],
    season: { kind: "unknown" },
    notes: "NH directs anglers to the federal limits and permit.",
    confidence: "medium",
  },
  {
    ...table,
    ...nothingFound,
    id: "nh/yellowfin_tuna",
    species: "yellowfin_tuna",
    defersTo: "FED",
    notes: "Federal HMS rules apply.",
    verifiedOn: null,
    confidence: "low",
  },
  {
    ...rulesChapter,
    ...nothingFound,
    id: "nh/sharks",
    species: "sharks",
    notes: "State and federal prohibited-species lists apply.",
  },
  {
    ...rulesChapter,
    id: "nh/american_lobster",
    species: "american_lobster",
    sizes: [
      {
        limit: {
          kind: "length",
          measure: "carapace",
          minimum: 3.25,
          maximum: { inches: 5, bound: "up-to" },
        },
      },
    ],
    bags: [{ limit: { kind: "unknown" } }],
    season: { kind: "unknown" },
    notes: "NH recreational lobster licence, 5 traps, residents. Verify.",
  },
  {
    ...rulesChapter,
    ...nothingFound,
    id: "nh/longfin_squid",
    species: "longfin_squid",
    notes: "No limit found.",
  },
  {
    ...table,
    id: "nh/monkfish",
    species: "monkfish",
    sizes: atLeast(17),
    bags: noBagLimit,
    season: noClosedSeason,
  },
  {
    ...rulesChapter,
    id: "nh/cusk",
    species: "cusk",
    sizes: anySize,
    bags: [{ limit: { kind: "unknown", words: "No limit known" } }],
    season: noClosedSeason,
  },
  {
    ...table,
    id: "nh/atlantic_wolffish",
    species: "atlantic_wolffish",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
  },
  {
    ...table,
    id: "nh/atlantic_halibut",
    species: "atlantic_halibut",
    sizes: atLeast(41),
    bags: [{ limit: { kind: "fish", fish: 1, per: "vessel-trip" } }],
    season: noClosedSeason,
    possession: "Head and tail intact (older NH table)",
  },
  {
    ...table,
    id: "nh/american_eel",
    species: "american_eel",
    sizes: atLeast(9),
    bags: bagOf(25),
    season: {
      kind: "all-year",
      closedPlaces: { where: "fishway areas", dates: { from: "10-02", to: "06-14" } },
    },
  },
  {
    ...table,
    id: "nh/acadian_redfish",
    species: "acadian_redfish",
    sizes: atLeast(9),
    bags: noBagLimit,
    season: noClosedSeason,
  },
  {
    ...table,
    id: "nh/windowpane_ocean_pout",
    species: "windowpane_ocean_pout",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
  },
];
