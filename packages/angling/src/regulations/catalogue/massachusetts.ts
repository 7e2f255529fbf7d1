import {
  codSouthernNewEngland,
  codWesternGulfOfMaine,
  haddockGulfOfMaine,
  haddockSouthernNewEngland,
  lobsterGulfOfMaine,
  winterFlounderGulfOfMaine,
  winterFlounderSouthernNewEngland,
} from "#angling/regulations/catalogue/areas.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";

// Rules of 2026 from the Division of Marine Fisheries' table stamped 28 April 2026, as transcribed
// on 3 and 4 September 2026. Sizes in inches.

const table = {
  jurisdiction: "MA",
  area: null,
  possession: null,
  gear: null,
  notes: null,
  source: {
    title: "Massachusetts recreational saltwater fishing regulations",
    url: "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
  },
  citation: "MA DMF recreational table updated 28 Apr 2026",
  ruleYear: 2026,
  verifiedOn: "2026-09-03",
  confidence: "medium-high",
} as const;

const allYear = { kind: "all-year" } as const;
const closed = { kind: "closed" } as const;
const anySize = [{ limit: { kind: "none" } }] as const;
const noSizeApplies = [{ limit: { kind: "not-applicable" } }] as const;
const noBagLimit = [{ limit: { kind: "no-limit" } }] as const;
const prohibited = [{ limit: { kind: "prohibited" } }] as const;

/** Nothing was found: shown as such, and no verdict is given. */
const nothingFound = {
  sizes: [{ limit: { kind: "unknown" } }],
  bags: [{ limit: { kind: "unknown" } }],
  season: { kind: "unknown" },
} as const;

const atLeast = (inches: number) =>
  [{ limit: { kind: "length", measure: "length", minimum: inches } }] as const;
const fishADay = (fish: number) => ({ kind: "fish", fish, per: "angler-day" }) as const;
const bagOf = (fish: number) => [{ limit: fishADay(fish) }] as const;

export const massachusettsRecords: readonly RegulationRecord[] = [
  {
    ...table,
    id: "ma/striped_bass",
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
    season: allYear,
    howToMeasure: "In a straight line from the snout, mouth closed, to the tip of the tail squeezed together",
    possession:
      "1 fish. Shore and private-boat fish must stay whole (gutting, bleeding and scaling allowed) on the water and on adjoining shore, road or parking area, except when cooked and eaten at once. For-hire crews may fillet for patrons but must keep the rack.",
    gear: "Hook and line only. In-line (non-offset) circle hook required with whole or cut natural bait, all recreational anglers; exempt when the bait is attached to an artificial lure (for example tube and worm). Gaffing banned.",
    notes:
      "No high-grading, no discarding a dead legal fish, no stringer / live-well / holding-car retention of live bass. Commercial fishing is a separate permit (35 in minimum). Addendum III (Oct 2025) kept the recreational size and bag for 2026.",
    citation: "322 CMR 6.07",
    confidence: "high",
  },
  {
    ...table,
    id: "ma/summer_flounder",
    species: "summer_flounder",
    sizes: [
      { modes: ["private", "for-hire"], limit: { kind: "length", measure: "length", minimum: 17.5 } },
      { modes: ["shore"], limit: { kind: "length", measure: "length", minimum: 16.5 } },
    ],
    bags: bagOf(5),
    season: { kind: "dated", open: [{ from: "05-24", to: "09-23" }] },
    notes: "Dates and sizes unchanged 2024 to 2026.",
  },
  {
    ...table,
    id: "ma/winter_flounder/gulf-of-maine",
    species: "winter_flounder",
    area: winterFlounderGulfOfMaine,
    sizes: atLeast(12),
    bags: bagOf(8),
    season: allYear,
  },
  {
    ...table,
    id: "ma/winter_flounder/southern-new-england",
    species: "winter_flounder",
    area: winterFlounderSouthernNewEngland,
    sizes: atLeast(12),
    bags: bagOf(2),
    season: { kind: "dated", open: [{ from: "03-01", to: "12-31" }] },
  },
  {
    ...table,
    id: "ma/bluefish",
    species: "bluefish",
    sizes: anySize,
    bags: [
      { modes: ["shore", "private"], limit: fishADay(5) },
      { modes: ["for-hire"], limit: fishADay(7) },
    ],
    season: allYear,
    notes: "Raised from 3 / 5 (2020-2025).",
  },
  {
    ...table,
    id: "ma/atlantic_cod/western-gulf-of-maine",
    species: "atlantic_cod",
    area: codWesternGulfOfMaine,
    sizes: atLeast(23),
    bags: bagOf(1),
    season: { kind: "dated", open: [{ from: "09-01", to: "10-31" }] },
    notes:
      "DMF flagged the row as subject to change. Winter Cod Conservation Closure Nov 15 - Jan 31: no hook-and-line fishing at all inside the zone. Spring closure Apr 16 - Jul 21: no taking of cod. Zone maps in 322 CMR 8.07.",
  },
  {
    ...table,
    id: "ma/atlantic_cod/southern-new-england",
    species: "atlantic_cod",
    area: codSouthernNewEngland,
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
    notes: "Changed from 5 fish / 23 in in 2024.",
  },
  {
    ...table,
    id: "ma/haddock/gulf-of-maine",
    species: "haddock",
    area: haddockGulfOfMaine,
    sizes: atLeast(17),
    bags: bagOf(15),
    season: { kind: "dated", open: [{ from: "04-01", to: "02-29" }] },
  },
  {
    ...table,
    id: "ma/haddock/southern-new-england",
    species: "haddock",
    area: haddockSouthernNewEngland,
    sizes: atLeast(18),
    bags: noBagLimit,
    season: allYear,
  },
  { ...table, id: "ma/pollock", species: "pollock", sizes: anySize, bags: noBagLimit, season: allYear },
  {
    ...table,
    id: "ma/black_sea_bass",
    species: "black_sea_bass",
    sizes: atLeast(16),
    bags: [
      { dates: { from: "05-16", to: "08-31" }, limit: fishADay(4) },
      { dates: { from: "09-01", to: "10-14" }, limit: fishADay(2) },
    ],
    season: { kind: "dated", open: [{ from: "05-16", to: "10-14" }] },
    howToMeasure: "The tail filament is not counted",
    possession: "May be filleted but not skinned at sea; no more than 2 fillets per allowed fish",
  },
  {
    ...table,
    id: "ma/scup",
    species: "scup",
    sizes: [
      { modes: ["private", "for-hire"], limit: { kind: "length", measure: "length", minimum: 11 } },
      { modes: ["shore"], limit: { kind: "length", measure: "length", minimum: 9.5 } },
    ],
    bags: [
      { modes: ["shore", "private"], limit: fishADay(30) },
      { modes: ["for-hire"], dates: { from: "05-01", to: "06-30" }, limit: fishADay(40) },
      { modes: ["for-hire"], dates: { from: "07-01", to: "12-31" }, limit: fishADay(30) },
    ],
    season: { kind: "dated", open: [{ from: "05-01", to: "12-31" }] },
    vesselCaps: [{ modes: ["private"], fish: 150, fromAnglers: 5 }],
    possession: "Fillets allowed at sea with skin on, 2 per fish",
  },
  {
    ...table,
    id: "ma/tautog",
    species: "tautog",
    sizes: [{ limit: { kind: "length", measure: "length", minimum: 16, onlyOneOver: 21 } }],
    bags: [
      { dates: { from: "04-01", to: "05-31" }, limit: fishADay(3) },
      { dates: { from: "06-01", to: "07-31" }, limit: fishADay(1) },
      { dates: { from: "08-01", to: "10-14" }, limit: fishADay(3) },
      { dates: { from: "10-15", to: "12-31" }, limit: fishADay(5) },
    ],
    season: { kind: "dated", open: [{ from: "04-01", to: "12-31" }] },
    vesselCaps: [{ modes: ["private"], fish: 10 }],
    possession: "The stricter of angler bag and vessel cap applies",
  },
  {
    ...table,
    id: "ma/atlantic_mackerel",
    species: "atlantic_mackerel",
    sizes: anySize,
    // The table tells private anglers from for-hire boats; from shore the private, lower number holds.
    bags: [
      { modes: ["shore", "private"], limit: fishADay(25) },
      { modes: ["for-hire"], limit: fishADay(50) },
    ],
    season: allYear,
    notes:
      "Daily harvest and on-the-water possession limit; does not count fish in a freezer, fish car or shore bait well.",
  },
  {
    ...table,
    ...nothingFound,
    id: "ma/spanish_mackerel",
    species: "spanish_mackerel",
    notes: "No Massachusetts recreational limit found.",
    verifiedOn: null,
    confidence: "low",
  },
  {
    ...table,
    id: "ma/american_shad",
    species: "american_shad",
    sizes: anySize,
    bags: [
      {
        limit: {
          kind: "prohibited",
          exception: "catch and release only; 3 fish in the Merrimack and Connecticut Rivers only",
        },
      },
    ],
    season: allYear,
  },
  {
    ...table,
    id: "ma/river_herring",
    species: "river_herring",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
    notes: "No take or possession.",
  },
  {
    ...table,
    ...nothingFound,
    id: "ma/bluefin_tuna",
    species: "bluefin_tuna",
    defersTo: "FED",
    notes:
      "Massachusetts defers to NOAA HMS rules. An HMS-permitted boat also needs a MA saltwater permit if it transits, fishes or lands in MA with HMS aboard.",
  },
  {
    ...table,
    ...nothingFound,
    id: "ma/yellowfin_tuna",
    species: "yellowfin_tuna",
    defersTo: "FED",
    notes: "Federal HMS rules apply.",
  },
  {
    ...table,
    id: "ma/sharks",
    species: "sharks",
    sizes: [{ limit: { kind: "length", measure: "fork length", minimum: 54 } }],
    bags: [
      {
        limit: {
          kind: "fish",
          fish: 1,
          per: "angler-trip",
          extra: { fish: 1, kinds: "the small species without a minimum size" },
        },
      },
    ],
    season: { kind: "all-year", condition: "unless federally closed" },
    variesWithin:
      "54 in fork length holds for most permitted species; smooth dogfish, Atlantic sharpnose and bonnethead have no minimum; many species are prohibited",
    gear: "Circle hooks except with flies or lures. From shore, Plymouth Beach round Cape Cod Bay and the Outer Cape to Monomoy: no baited hook over 5/8 in gap with wire/metal leader over 18 in; no chumming from shore sunrise to sunset; no drones, RC boats or bait cannons.",
    notes:
      "Shortfin mako, white, dusky, sandbar, sand tiger, basking, bigeye thresher and others prohibited. Unlawful to attract or fish for white sharks.",
  },
  {
    ...table,
    id: "ma/american_lobster",
    species: "american_lobster",
    area: lobsterGulfOfMaine,
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
    bags: bagOf(15),
    season: {
      kind: "gear-out",
      gear: "Recreational buoyed traps",
      dates: { from: "11-01", to: "05-15" },
    },
    gear: "Recreational lobster/crab permit; up to 10 traps per household; buoy line no thicker than 5/16 in",
    alwaysRelease: "Egg-bearing and v-notched lobsters must be released.",
    notes: "Separate permit from the finfish permit.",
    source: {
      title: "322 CMR 6.02, lobster",
      url: "https://regulations.justia.com/states/massachusetts/322-cmr/title-322-cmr-6-00/section-6-02",
    },
    citation: "322 CMR 6.02",
    ruleYear: 2024,
    // Only the year of the evidence is known: its first day, so that the rule shows as long unverified.
    verifiedOn: "2024-01-01",
    confidence: "medium",
  },
  {
    ...table,
    id: "ma/longfin_squid",
    species: "longfin_squid",
    sizes: anySize,
    bags: [{ limit: { kind: "unknown", words: "No recreational limit found" } }],
    season: allYear,
    notes: "The saltwater permit is worded for finfish; check the squid position with DMF.",
    verifiedOn: null,
    confidence: "low",
  },
  { ...table, id: "ma/monkfish", species: "monkfish", sizes: anySize, bags: noBagLimit, season: allYear },
  {
    ...table,
    id: "ma/cusk",
    species: "cusk",
    sizes: anySize,
    bags: [{ limit: { kind: "unknown", words: "No limit known" } }],
    season: allYear,
    verifiedOn: null,
    confidence: "low",
  },
  {
    ...table,
    id: "ma/atlantic_wolffish",
    species: "atlantic_wolffish",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
  },
  {
    ...table,
    id: "ma/atlantic_halibut",
    species: "atlantic_halibut",
    sizes: atLeast(41),
    bags: bagOf(1),
    season: allYear,
  },
  {
    ...table,
    id: "ma/bonito_false_albacore",
    species: "bonito_false_albacore",
    sizes: [{ limit: { kind: "length", measure: "curved fork length", minimum: 16 } }],
    bags: [
      { limit: { kind: "fish", fish: 5, per: "angler-day", detail: "both species combined" } },
    ],
    season: allYear,
    notes: "New in 2025; fish caught and held in state waters.",
    confidence: "high",
  },
  {
    ...table,
    id: "ma/american_eel",
    species: "american_eel",
    sizes: atLeast(9),
    bags: [
      { modes: ["shore", "private"], limit: fishADay(25) },
      {
        modes: ["for-hire"],
        limit: {
          kind: "fish",
          fish: 50,
          per: "angler-day",
          unsettled: {
            from: 25,
            why: "the table says 50 on for-hire vessels but not whether for each angler",
          },
        },
      },
    ],
    season: allYear,
    notes: "Town rules may also apply; common striper bait.",
  },
  {
    ...table,
    id: "ma/rainbow_smelt",
    species: "rainbow_smelt",
    sizes: anySize,
    bags: bagOf(50),
    season: {
      kind: "dated",
      open: [
        { from: "01-01", to: "03-14" },
        { from: "06-16", to: "12-31" },
      ],
    },
  },
  {
    ...table,
    id: "ma/weakfish",
    species: "weakfish",
    sizes: atLeast(16),
    bags: bagOf(1),
    season: allYear,
    confidence: "high",
  },
  {
    ...table,
    id: "ma/acadian_redfish",
    species: "acadian_redfish",
    sizes: anySize,
    bags: noBagLimit,
    season: allYear,
    notes: "9 in in NH and federal waters.",
  },
  {
    ...table,
    id: "ma/american_plaice",
    species: "american_plaice",
    sizes: atLeast(14),
    bags: noBagLimit,
    season: allYear,
  },
  {
    ...table,
    id: "ma/yellowtail_flounder",
    species: "yellowtail_flounder",
    sizes: atLeast(13),
    bags: noBagLimit,
    season: allYear,
  },
  {
    ...table,
    id: "ma/white_perch",
    species: "white_perch",
    sizes: atLeast(8),
    bags: bagOf(25),
    season: allYear,
    confidence: "high",
  },
  {
    ...table,
    id: "ma/spiny_dogfish",
    species: "spiny_dogfish",
    sizes: anySize,
    bags: noBagLimit,
    season: allYear,
  },
  {
    ...table,
    id: "ma/windowpane_ocean_pout",
    species: "windowpane_ocean_pout",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
  },
];
