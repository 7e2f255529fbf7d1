import {
  codFederalGulfOfMaine,
  federalWaters,
  haddockGulfOfMaine,
} from "#angling/regulations/catalogue/areas.ts";
import type { RegulationRecord, RuleSource } from "#angling/regulations/table/table.ts";

// Federal rules of the exclusive economic zone, 2026, each with its own source. Sizes in inches.
// A state table of 2026 that repeats the federal number was seen for striped bass, cod, haddock,
// pollock, halibut, wolffish and yellowfin on 3 and 4 September 2026; the other dates are of the
// newest text seen.

const eez = {
  jurisdiction: "FED",
  area: null,
  possession: null,
  gear: null,
  notes: null,
  ruleYear: 2026,
  verifiedOn: "2026-09-03",
  confidence: "medium-high",
} as const;

const unconfirmed = { ...eez, verifiedOn: null, confidence: "low" } as const;

const codeOfFederalRegulations = (title: string, path: string): RuleSource => ({
  title,
  url: `https://www.ecfr.gov/current/title-50/chapter-VI/${path}`,
});

const groundfish = {
  source: codeOfFederalRegulations(
    "50 CFR 648.89, recreational groundfish",
    "part-648/subpart-F/section-648.89",
  ),
  citation: "50 CFR 648.89",
};
const groundfishSummary = {
  source: {
    title: "NOAA Fisheries, recreational groundfish rules",
    url: "https://www.fisheries.noaa.gov/species/northeast-multispecies-groundfish/recreational",
  },
  citation: "50 CFR 648.89",
};
const mackerelSquid = {
  source: codeOfFederalRegulations(
    "50 CFR part 648 subpart B, mackerel, squid and herring",
    "part-648/subpart-B",
  ),
  citation: "50 CFR part 648 subpart B",
};

const allYear = { kind: "all-year" } as const;
const closed = { kind: "closed" } as const;
const anySize = [{ limit: { kind: "none" } }] as const;
const noSizeApplies = [{ limit: { kind: "not-applicable" } }] as const;
const noBagLimit = [{ limit: { kind: "no-limit" } }] as const;
const prohibited = [{ limit: { kind: "prohibited" } }] as const;
const stateOfLanding = {
  sizes: [{ limit: { kind: "state-of-landing" } }],
  bags: [{ limit: { kind: "state-of-landing" } }],
  season: { kind: "state-of-landing" },
} as const;
const nothingFound = {
  sizes: [{ limit: { kind: "unknown" } }],
  bags: [{ limit: { kind: "unknown" } }],
  season: { kind: "unknown" },
} as const;

const atLeast = (inches: number) =>
  [{ limit: { kind: "length", measure: "length", minimum: inches } }] as const;
const atLeastCurvedForkLength = (inches: number) =>
  [{ limit: { kind: "length", measure: "curved fork length", minimum: inches } }] as const;
const fishADay = (fish: number) => ({ kind: "fish", fish, per: "angler-day" }) as const;
const bagOf = (fish: number) => [{ limit: fishADay(fish) }] as const;

export const federalRecords: readonly RegulationRecord[] = [
  {
    ...eez,
    id: "fed/striped_bass",
    species: "striped_bass",
    area: federalWaters,
    sizes: noSizeApplies,
    bags: prohibited,
    season: { kind: "closed", remark: "NOAA dates the closure to 1990" },
    targetingUnlawful: true,
    possession:
      "Prohibited. The only transit exception is the Block Island Sound zone off RI/NY (continuous transit, no fishing); there is none in Massachusetts Bay.",
    gear: "None applies: fishing for (targeting) striped bass is itself unlawful, including catch and release. The circle-hook rule is a state rule.",
    notes: "Stellwagen Bank and Jeffreys Ledge are federal waters.",
    source: codeOfFederalRegulations(
      "50 CFR 697.7, Atlantic striped bass",
      "part-697/subpart-A/section-697.7",
    ),
    citation: "50 CFR 697.7(b)",
    confidence: "high",
  },
  {
    ...eez,
    ...stateOfLanding,
    id: "fed/summer_flounder",
    species: "summer_flounder",
    notes:
      "Under conservation equivalency the federal coastwide numbers are waived and anglers in the EEZ follow the state where they land. In force for 2024-25; continuation for 2026-27 recommended, final 2026 rule not seen.",
    source: codeOfFederalRegulations("50 CFR part 648 subpart G, summer flounder", "part-648/subpart-G"),
    citation: "50 CFR part 648 subpart G",
    verifiedOn: "2025-01-01",
    confidence: "medium",
  },
  {
    ...unconfirmed,
    ...groundfish,
    id: "fed/winter_flounder",
    species: "winter_flounder",
    sizes: atLeast(12),
    bags: [{ limit: { kind: "unknown", words: "No federal recreational bag limit known" } }],
    season: allYear,
    notes: "State bag limits bind on landing.",
  },
  {
    ...eez,
    id: "fed/bluefish",
    species: "bluefish",
    sizes: anySize,
    bags: [
      {
        modes: ["private"],
        limit: {
          kind: "fish",
          fish: 5,
          per: "angler-day",
          unsettled: { from: 3, why: "5 is inferred from the states; the limit was 3 through 2025" },
        },
      },
      {
        modes: ["for-hire"],
        limit: {
          kind: "fish",
          fish: 7,
          per: "angler-day",
          unsettled: { from: 5, why: "7 is inferred from the states; the limit was 5 through 2025" },
        },
      },
    ],
    season: allYear,
    notes: "The 2026 federal specification rule itself was not found.",
    source: codeOfFederalRegulations("50 CFR part 648 subpart J, bluefish", "part-648/subpart-J"),
    citation: "50 CFR part 648 subpart J",
    verifiedOn: "2025-01-01",
    confidence: "medium",
  },
  {
    ...eez,
    ...groundfishSummary,
    id: "fed/atlantic_cod/gulf-of-maine",
    species: "atlantic_cod",
    area: codFederalGulfOfMaine,
    sizes: atLeast(23),
    bags: bagOf(1),
    season: {
      kind: "dated",
      open: [{ from: "09-01", to: "10-31" }],
      unsettled: {
        dates: { from: "09-01", to: "09-30" },
        why: "the rule in force since 2024 opens on Sep 1, the Council recommended Oct 1 - 31 for fishing year 2026",
      },
    },
    gear: "One line per angler in federal groundfish waters (50 CFR 648.89, older copy)",
    notes:
      "Fishing year runs May 1 - Apr 30. SNE and Georges Bank stocks have separate, tighter rules under Amendment 25.",
    confidence: "medium",
  },
  {
    ...eez,
    ...groundfishSummary,
    id: "fed/haddock/gulf-of-maine",
    species: "haddock",
    area: haddockGulfOfMaine,
    sizes: atLeast(17),
    bags: bagOf(15),
    season: {
      kind: "dated",
      open: [
        { from: "05-01", to: "02-29" },
        { from: "04-01", to: "04-30" },
      ],
    },
    notes: "Outside the Gulf of Maine: 18 in, no limit. 2024-25 minimum was 18 in.",
  },
  {
    ...eez,
    ...groundfish,
    id: "fed/pollock",
    species: "pollock",
    sizes: atLeast(19),
    bags: noBagLimit,
    season: allYear,
  },
  {
    ...eez,
    ...stateOfLanding,
    id: "fed/black_sea_bass",
    species: "black_sea_bass",
    notes:
      "Conservation equivalency; final 2026-27 federal rule not seen. If not waived, a stricter coastwide default applies in the EEZ.",
    source: codeOfFederalRegulations("50 CFR part 648 subpart I, black sea bass", "part-648/subpart-I"),
    citation: "50 CFR part 648 subpart I",
    verifiedOn: "2025-01-01",
    confidence: "medium",
  },
  {
    ...eez,
    id: "fed/scup",
    species: "scup",
    sizes: atLeast(10),
    bags: bagOf(40),
    season: allYear,
    source: codeOfFederalRegulations("50 CFR part 648 subpart H, scup", "part-648/subpart-H"),
    citation: "50 CFR part 648 subpart H",
    ruleYear: 2025,
    verifiedOn: "2025-01-01",
    confidence: "medium",
  },
  {
    ...unconfirmed,
    ...groundfish,
    ...nothingFound,
    id: "fed/tautog",
    species: "tautog",
    notes: "No federal tautog regulation; the landing state rule governs possession.",
  },
  {
    ...eez,
    ...mackerelSquid,
    id: "fed/atlantic_mackerel",
    species: "atlantic_mackerel",
    sizes: anySize,
    bags: [
      {
        modes: ["private"],
        limit: {
          kind: "fish",
          fish: 25,
          per: "angler-day",
          unsettled: { from: 20, why: "25 is the Council's vote of Dec 2025; the limit was 20 for all" },
        },
      },
      {
        modes: ["for-hire"],
        limit: {
          kind: "fish",
          fish: 50,
          per: "angler-day",
          unsettled: { from: 20, why: "50 is the Council's vote of Dec 2025; the limit was 20 for all" },
        },
      },
    ],
    season: allYear,
    notes: "Federal adoption of the recreational change not confirmed.",
    verifiedOn: "2025-12-01",
    confidence: "medium",
  },
  {
    ...unconfirmed,
    ...nothingFound,
    id: "fed/spanish_mackerel",
    species: "spanish_mackerel",
    notes:
      "Federal 12 in fork length and 15 fish apply to the Atlantic group from New York south; not to Massachusetts Bay. Verify.",
    source: codeOfFederalRegulations("50 CFR part 622, coastal migratory pelagic fish", "part-622"),
    citation: "50 CFR part 622",
  },
  {
    ...unconfirmed,
    ...mackerelSquid,
    ...nothingFound,
    id: "fed/american_shad",
    species: "american_shad",
    notes: "No federal recreational shad limit; landing-state rule applies.",
  },
  {
    ...unconfirmed,
    ...mackerelSquid,
    ...nothingFound,
    id: "fed/river_herring",
    species: "river_herring",
    notes: "Managed by the states; no federal recreational allowance known.",
  },
  {
    ...eez,
    id: "fed/bluefin_tuna",
    species: "bluefin_tuna",
    sizes: atLeastCurvedForkLength(27),
    bags: [
      {
        modes: ["private"],
        limit: {
          kind: "fish",
          fish: 2,
          per: "vessel-day",
          unsettled: {
            from: 1,
            why: "2 was set on 1 Jun 2026, to 31 Dec unless changed; 1 is the default when nothing is set",
          },
          detail:
            "HMS Angling permit: 27 to under 73 in, of which only 1 may be 47 to under 73 in; set 1 Jun 2026, to 31 Dec unless changed; default when not adjusted 1 per vessel",
        },
      },
      { modes: ["for-hire"], limit: { kind: "unknown" } },
    ],
    season: {
      kind: "set-in-season",
      words:
        "Set in season; check NOAA the same day. In 2025 all recreational bluefin closed on 12 Aug. Trophy fish (73 in CFL or more): 1 per vessel per year while the area sub-quota is open; the Gulf of Maine area is north of 42° N.",
    },
    possession: "Limit is per vessel, not per angler, regardless of trip length",
    gear: "Rod and reel / authorised HMS gear",
    notes:
      "Classes (CFL): school 27-<47; large school 47-<59; small medium 59-<73; large medium 73-<81; giant 81+. Report every retained or dead-discarded bluefin within 24 h. Federal HMS rules apply in state waters too. Federal permit is for the vessel.",
    source: {
      title: "NOAA Fisheries, recreational bluefin tuna status and bag limits",
      url: "https://www.fisheries.noaa.gov/atlantic-highly-migratory-species/recreational-atlantic-bluefin-tuna-fishery-statuses-and-bag",
    },
    citation: "NOAA HMS, recreational bluefin status",
    verifiedOn: "2026-06-01",
    confidence: "medium",
  },
  {
    ...eez,
    id: "fed/yellowfin_tuna",
    species: "yellowfin_tuna",
    sizes: atLeastCurvedForkLength(27),
    bags: bagOf(3),
    season: allYear,
    notes:
      "HMS Angling (vessel) permit required. Bigeye: 27 in, no limit; albacore and skipjack: no size or bag limit.",
    source: {
      title: "NOAA Fisheries, HMS statuses, minimum sizes and limits",
      url: "https://www.fisheries.noaa.gov/atlantic-highly-migratory-species/atlantic-highly-migratory-species-fishery-statuses-minimum-sizes",
    },
    citation: "NOAA HMS, minimum sizes",
  },
  {
    ...eez,
    id: "fed/sharks",
    species: "sharks",
    sizes: [{ limit: { kind: "length", measure: "fork length", minimum: 54 } }],
    bags: [{ limit: { kind: "fish", fish: 1, per: "vessel-trip", detail: "non-prohibited species" } }],
    season: { kind: "unknown" },
    variesWithin: "54 in fork length holds for most species; others are prohibited",
    gear: "Non-offset, non-stainless circle hooks; HMS Angling permit with shark endorsement",
    notes:
      "Shortfin mako retention is zero (general knowledge, since 2022). Changes proposed Jan 2026.",
    source: codeOfFederalRegulations("50 CFR part 635, highly migratory species", "part-635"),
    citation: "50 CFR part 635",
    verifiedOn: "2026-01-05",
    confidence: "medium",
  },
  {
    ...unconfirmed,
    ...nothingFound,
    id: "fed/american_lobster",
    species: "american_lobster",
    notes:
      "Limited-access federal permits; party/charter and dive take capped at 6 per person. Verify.",
    source: codeOfFederalRegulations("50 CFR part 697, Atlantic coastal fisheries", "part-697"),
    citation: "50 CFR part 697",
  },
  {
    ...unconfirmed,
    ...mackerelSquid,
    ...nothingFound,
    id: "fed/longfin_squid",
    species: "longfin_squid",
    notes: "No recreational possession limit known.",
  },
  {
    ...unconfirmed,
    ...groundfish,
    ...nothingFound,
    id: "fed/monkfish",
    species: "monkfish",
    notes: "No recreational limit known; cannot be sold.",
  },
  {
    ...unconfirmed,
    ...groundfish,
    id: "fed/cusk",
    species: "cusk",
    sizes: anySize,
    bags: [{ limit: { kind: "unknown", words: "No limit known" } }],
    season: allYear,
  },
  {
    ...eez,
    ...groundfish,
    id: "fed/atlantic_wolffish",
    species: "atlantic_wolffish",
    sizes: noSizeApplies,
    bags: prohibited,
    season: closed,
  },
  {
    ...eez,
    ...groundfish,
    id: "fed/atlantic_halibut",
    species: "atlantic_halibut",
    sizes: atLeast(41),
    bags: [
      {
        limit: {
          kind: "fish",
          fish: 1,
          per: "vessel-trip",
          detail: "read at its strictest: the Maine sheet words it per day, the New Hampshire table per trip and vessel",
        },
      },
    ],
    season: allYear,
  },
];
