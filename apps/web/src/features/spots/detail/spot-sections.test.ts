import { spotById, spots } from "@striper/angling/spots";
import { describe, expect, test } from "vitest";
import { pinFacts, spotSections, travelFact } from "#web/features/spots/detail/spot-sections.ts";

const silent = { coordinates: [-70.9, 42.3], access: "Shore" } as const;

function spot(id: string) {
  const found = spotById(id);
  if (found === undefined) throw new Error("no such spot");
  return found;
}

describe("the sections of a spot", () => {
  // SPEC 2.54
  test("fall back to the texts of the specification", () => {
    expect(spotSections(silent, "us")).toEqual({
      about: "There is no description of this spot.",
      details: [
        { label: "Target Species", values: ["Not listed"] },
        { label: "Best Times", values: ["Not listed"] },
        { label: "Depth", values: ["Varies"] },
        { label: "Difficulty", values: ["Intermediate"] },
      ],
      access: [
        { label: "Access Type", values: ["Shore"] },
        { label: "Season", values: ["Year Round"] },
        { label: "Crowd Level", values: ["Moderate"] },
      ],
      tips: [],
      location: [{ label: "Coordinates", values: ["42.300° N, 70.900° W"] }],
    });
  });

  // SPEC 2.55
  test("show the fields of the record, and tips only if there are any", () => {
    const { access, tips } = spotSections(spot("nantasket-beach"), "us");
    expect(access).toContainEqual({ label: "Crowd Level", values: ["High"] });
    expect(access.at(-1)?.label).toBe("Facilities");
    expect(tips.map(({ label }) => label)).toEqual(["Fishing Tips", "Best Baits"]);
    expect(spotSections(spot("hampton-harbor-jetty"), "us").tips.at(-1)?.label).toBe("Regulations");
    const blank = spotSections({ ...silent, description: " ", tips: "", bestBaits: [] }, "us");
    expect(blank.tips).toEqual([]);
    expect(blank.about).toBe("There is no description of this spot.");
  });

  test("state the pin's accuracy", () => {
    expect(pinFacts(spot("harding-ledge"), "metric")[0]?.values).toEqual([
      "Within about 20 m of the place it names",
    ]);
    expect(pinFacts(spot("harding-ledge"), "us")[0]?.values[0]).toContain("66 ft");
  });

  test("show depths in the user's units", () => {
    const depth = (units: "us" | "metric") => spotSections(spot("harding-ledge"), units).details[2];
    expect(depth("us")?.values).toEqual(["10–50 ft"]);
    expect(depth("metric")?.values).toEqual(["3–15 m"]);
    expect(spotSections(silent, "metric").details[2]?.values).toEqual(["Varies"]);
  });

  test("describe how to get there", () => {
    expect(travelFact(spot("nantasket-beach"), "us").values).toEqual([
      "Parking at the spot",
      "Nantasket: Public lot. Not for residents only. Hours: not known, look for signs. (Patriot Ledger 2007; not from an agency)",
    ]);
    expect(travelFact(spot("folly-cove"), "us").values).toContain(
      "Who may park there, and when: not known, look for signs.",
    );
    expect(travelFact(spot("harding-ledge"), "us").values).toEqual([
      expect.stringMatching(
        /^Nearest boat launch in this list: .+, [\d.]+ mi [NESW]{1,3} in a straight line$/,
      ),
    ]);
    expect(travelFact(spot("harding-ledge"), "metric").values[0]).toContain(" km ");
  });

  test("no federal spot lists striped bass as its target", () => {
    for (const federal of spots.filter(({ waters }) => waters === "federal")) {
      const [species] = spotSections(federal, "us").details;
      expect(species?.values).not.toContain("Striped Bass");
    }
  });
});
