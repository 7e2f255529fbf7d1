// @module-tag thorough

import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { write } from "./generated-files.ts";
import { generateAll } from "./generate.ts";

const root = join(import.meta.dirname, "../..");

/** Excludes the folders that a server keeps beside them. */
const catalogues = readdirSync(join(root, "data")).filter((name) =>
  existsSync(join(root, "data", name, "README.md")),
);

describe("a maintainer", () => {
  const copy = mkdtempSync(join(tmpdir(), "striper-data-"));
  const data = join(copy, "data");
  const file = join(data, "spots/spots.json");
  const shipped = "packages/angling/src/spots/catalogue/spots.json";
  const linesOf = (folder: string) => readFileSync(join(folder, shipped), "utf8").split("\n");
  const original = readFileSync(join(root, "data/spots/spots.json"), "utf8");

  /** Changes fields of one spot in the copy, as an editor would. */
  function correct(changes: Readonly<Record<string, unknown>>): void {
    const spots = z.array(z.looseObject({})).parse(JSON.parse(original));
    Object.assign(spots.find((spot) => spot["id"] === "castle-island") ?? {}, changes);
    writeFileSync(file, JSON.stringify(spots));
  }

  beforeAll(() => {
    for (const name of catalogues)
      cpSync(join(root, "data", name), join(data, name), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("corrects a spot, and one line of what is shipped changes", () => {
    correct({ tips: "Bring a long net.", bestFlow: undefined });
    expect(write(copy, generateAll(data))).toContain(shipped);
    const [before, after] = [linesOf(root), linesOf(copy)];
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain('"id":"castle-island"');
    expect(changed[0]).toContain('"tips":"Bring a long net."');
    expect(
      generateAll(data).get("packages/angling/src/spots/catalogue/preferences.json"),
    ).not.toContain("castle-island");
  });

  // SPEC 3.21
  test.each([
    ["a type that no spot has", { type: "reef" }, "castle-island type: "],
    ["latitude first", { coordinates: [42.33665, -71.01] }, "castle-island coordinates 0: "],
    [
      "a pin without its words",
      { coordinates: [-71.02, 42.33665] },
      "castle-island coordinates_text: ",
    ],
    [
      "a main fish that is not listed",
      { primarySpecies: "Tautog" },
      "castle-island primarySpecies: ",
    ],
    [
      "a quote that nothing says",
      { bestFlow: { flow: "ebb", because: "?" } },
      "castle-island bestFlow: ",
    ],
    ["a field with a slip in its name", { tipps: "x" }, 'castle-island: Unrecognized key: "tipps"'],
    ["the name of another spot", { name: "Carson Beach" }, "a name stands twice"],
  ])("is told of %s, with the entry and the field", (_, changes, told) => {
    correct(changes);
    let message = "";
    try {
      generateAll(data);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain("data/spots/spots.json is not as it should be:\n");
    expect(message).toContain(told);
  });

  test.each([
    [
      "regulations/rule-table.json",
      '"minimum": 17.5',
      '"minimum": "17.5"',
      /ma\/summer_flounder sizes 0 limit minimum: /,
    ],
    [
      "regulations/rule-table.json",
      '"from": "05-24"',
      '"from": "05-34"',
      /ma\/summer_flounder season open 0 from: /,
    ],
    ["regulations/rule-table.json", '"id": "nh/scup"', '"id": "ma/scup"', /ma\/scup appears twice/],
    ["species/species.json", '"commonName": "Bluefish",', "", /species bluefish commonName: /],
    ["species/species.json", '"average": 26', '"average": 2', /typicalSizes stripedBass length: /],
    ["places/places.json", '"kind": "water"', '"kind": "sea"', /places\.json[^]* kind: /],
    ["places/places.json", "[-70.775, 43.072]", "[43.072, -70.775]", /coordinates 0: /],
    ["coastline/rocks.json", '"onMap": true', '"onMap": "yes"', /rocks\.json[^]* onMap: /],
    ["normals/normals.json", "[37, 39, 46, ", "[37, 39, ", /airHigh middleOfMonth: /],
    ["normals/normals.json", "[23, 25, ", "[43, 25, ", /high is not above its low/],
    ["species/species.json", '"Bluefish"', "Bluefish", /species\.json cannot be read: SyntaxError/],
  ])("who errs in %s (%s to %s) is told so", (name, right, wrong, told) => {
    writeFileSync(file, original);
    const content = readFileSync(join(data, name), "utf8");
    expect(content).toContain(right);
    writeFileSync(join(data, name), content.replace(right, wrong));
    expect(() => generateAll(data)).toThrow(told);
    writeFileSync(join(data, name), content);
  });
});
