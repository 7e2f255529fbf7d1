import { describe, expect, test } from "vitest";
import {
  findSpecies,
  firstFormChoices,
  secondFormChoices,
  speciesCatalogue,
  typicalSizeOf,
  type SpeciesMatch,
} from "./index.ts";

/** Returns the id found, "?" and the ids when ambiguous, or "-" when unknown. */
function brief(match: SpeciesMatch): string {
  if (match.kind === "found") return match.species.id;
  return match.kind === "unknown" ? "-" : `? ${match.candidates.map((one) => one.id).join(" ")}`;
}

describe("the catalogue", () => {
  test("finds every species by its id, common name, scientific name and each other name", () => {
    for (const species of speciesCatalogue) {
      const names = [species.id, species.commonName, species.scientificName, ...species.aliases];
      for (const name of names)
        expect(`${name}: ${brief(findSpecies(name))}`).toBe(`${name}: ${species.id}`);
    }
  });

  // SPEC 5.6, 5.11
  test("knows what both catch forms offer", () => {
    for (const { label, species } of [...firstFormChoices, ...secondFormChoices]) {
      const match = findSpecies(label);
      expect(match.kind === "found" ? match.species.id : null).toBe(species);
    }
    expect(firstFormChoices.map((choice) => choice.label)).toEqual([
      "Striped Bass",
      "Bluefish",
      "Flounder",
      "Black Bass",
      "Scup",
      "Tautog",
      "Cod",
      "Haddock",
      "Mackerel",
      "Other",
    ]);
    expect(secondFormChoices.map((choice) => choice.label)).toEqual([
      "Striped Bass",
      "Bluefish",
      "Flounder",
      "Tuna",
      "Cod",
      "Haddock",
    ]);
  });
});

describe("finding a species", () => {
  test.each([
    ["striper", "striped_bass"],
    ["Stripers", "striped_bass"],
    ["ROCKFISH", "striped_bass"],
    ["Striped-Bass", "striped_bass"],
    ["  striped   bass ", "striped_bass"],
    ["black fish", "tautog"],
    ["Blue Fin", "bluefin_tuna"],
    ["seabass", "black_sea_bass"],
    ["cods", "atlantic_cod"],
    ["Cod", "atlantic_cod"],
    ["porgies", "scup"],
    ["Täutog", "tautog"],
  ])("reads %j as %s", (text, id) => {
    expect(findSpecies(text)).toMatchObject({ kind: "found", by: "name", species: { id } });
  });

  test.each([
    ["stripped bass", "striped_bass"],
    ["stripde bass", "striped_bass"],
    ["stiper", "striped_bass"],
    ["bluefsih", "bluefish"],
    ["mackeral", "atlantic_mackerel"],
    ["haddok", "haddock"],
    ["polock", "pollock"],
    ["tautug", "tautog"],
    ["flunke", "summer_flounder"],
    ["halibutt", "atlantic_halibut"],
    ["black see bass", "black_sea_bass"],
    ["yelowfin", "yellowfin_tuna"],
  ])("reads the misspelling %j as %s and says so", (text, id) => {
    expect(findSpecies(text)).toMatchObject({ kind: "found", by: "spelling", species: { id } });
  });

  test.each([
    ["stri", "striped_bass"],
    ["hadd", "haddock"],
    ["winter fl", "winter_flounder"],
    ["bluefis", "bluefish"],
  ])("reads the beginning %j as %s", (text, id) => {
    expect(findSpecies(text)).toMatchObject({ kind: "found", by: "beginning", species: { id } });
  });

  test.each([
    ["bass", "? striped_bass black_sea_bass"],
    ["bas", "? prohibited_sharks striped_bass black_sea_bass"],
    ["black", "? winter_flounder black_sea_bass tautog permitted_sharks"],
    ["shard", "? american_shad sharks"],
    ["tunna", "? bluefin_tuna yellowfin_tuna"],
  ])("does not choose for %j", (text, expected) => {
    expect(brief(findSpecies(text))).toBe(expected);
  });

  test.each([
    ["great white", "white_shark"],
    ["White Sharks", "white_shark"],
    ["mako", "mako_sharks"],
    ["longfin mako", "mako_sharks"],
    ["basking shark", "prohibited_sharks"],
    ["sand tiger", "prohibited_sharks"],
    ["oceanic whitetip", "prohibited_sharks"],
    ["bigeye thresher", "prohibited_sharks"],
    ["hammerhead", "hammerhead_sharks"],
    ["smooth dogfish", "small_sharks"],
    ["blue shark", "permitted_sharks"],
    ["thresher", "? permitted_sharks prohibited_sharks"],
    ["shark", "sharks"],
    ["dogfish", "? spiny_dogfish small_sharks"],
    ["herring", "? river_herring atlantic_herring"],
    ["Pogies", "atlantic_menhaden"],
    ["bunker", "atlantic_menhaden"],
    ["porgy", "scup"],
    ["green crabs", "bait_crabs"],
    ["sand eels", "silversides"],
  ])("distinguishes sharks and baits from similar names: %j is %s", (text, expected) => {
    expect(brief(findSpecies(text))).toBe(expected);
  });

  test.each([
    "",
    "   ",
    "🐟",
    "horseshoe crab",
    "blue crab",
    "king mackerel",
    "blackfin tuna",
    "bonefish",
    "white bass",
    "largemouth bass",
    "scad",
    "cob",
    "st",
    "unicorn",
    "x".repeat(100_000),
  ])("knows no %j", (text) => {
    expect(findSpecies(text)).toEqual({ kind: "unknown" });
  });

  test("finds every long name with two swapped letters, or lists the candidates", () => {
    for (const { id, aliases } of speciesCatalogue) {
      for (const alias of aliases.filter((name) => name.length >= 6)) {
        const slip = `${alias.slice(0, 3)}${alias[4]}${alias[3]}${alias.slice(5)}`;
        expect(brief(findSpecies(slip))).toContain(id);
      }
    }
  });
});

describe("placeholders", () => {
  // SPEC 5.17
  test.each([
    ["Striped Bass", 12, 50, 26, 0.5, 30, 6],
    ["Bluefish", 8, 30, 16, 0.3, 15, 3],
    ["Flounder", 6, 24, 14, 0.2, 8, 2],
    ["Tuna", 24, 120, 60, 10, 600, 100],
    ["Cod", 12, 48, 24, 1, 40, 8],
    ["Haddock", 6, 48, 20, 0.5, 30, 4],
    ["Other", 6, 48, 20, 0.5, 30, 4],
    ["fluke", 6, 24, 14, 0.2, 8, 2],
    ["striper", 12, 50, 26, 0.5, 30, 6],
  ])("for %s are the typical range", (label, ...expected) => {
    const { length, weight } = typicalSizeOf(label);
    expect([
      length.minimum,
      length.maximum,
      length.average,
      weight.minimum,
      weight.maximum,
      weight.average,
    ]).toEqual(expected);
  });
});
