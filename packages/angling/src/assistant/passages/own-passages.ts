import helpTopics from "#angling/assistant/catalogue/help.json" with { type: "json" };
import { screens, sources } from "#angling/assistant/facts.ts";
import { dangers, dangerTexts } from "#angling/assistant/safety/danger-texts.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/index.ts";
import { speciesIds, speciesOf } from "#angling/species/index.ts";
import { spots } from "#angling/spots/index.ts";
import type { Passage } from "./passage.ts";
import { indexPassages, type PassageIndex } from "./search.ts";
import { terms } from "./terms.ts";

const waters = { MA: "Massachusetts", NH: "New Hampshire", FED: "federal waters" } as const;

const sourceOf = (title: string, verifiedOn: string | null): string =>
  verifiedOn === null ? title : `${title}, verified ${verifiedOn}`;

/** What a record says beside sizes, bags and dates, which have answers of their own. */
function ofRule(record: RegulationRecord): readonly Passage[] {
  const { species, jurisdiction, area, possession, gear, notes, source, verifiedOn } = record;
  const { commonName, aliases } = speciesOf(species);
  const water = waters[jurisdiction];
  const isNamedTwice = area === null || area.name.toLowerCase() === water.toLowerCase();
  const unlawful =
    record.targetingUnlawful === true
      ? "Fishing for it is unlawful, catch and release included."
      : "";
  const text = [unlawful, possession, gear === null ? null : `Gear: ${gear}`, notes]
    .filter((part) => part !== null && part !== "")
    .join(" ");
  return text === ""
    ? []
    : [
        {
          kind: "rule",
          title: `${commonName}, ${isNamedTwice ? water : `${water}, ${area.name}`}`,
          text,
          words: `${aliases.join(" ")} ${jurisdiction} rule regulation`,
          screen: screens.regulations,
          source: sourceOf(`${source.title}, ${record.citation}`, verifiedOn),
        },
      ];
}

const ofNotices = ({ notices }: RegulationsTable): readonly Passage[] =>
  notices.map(({ title, text, source, citation, verifiedOn }) => ({
    kind: "notice",
    title,
    text,
    words: "closure area notice rule",
    source: sourceOf(`${source.title}, ${citation}`, verifiedOn),
    screen: screens.regulations,
  }));

const ofSpots = (): readonly Passage[] =>
  spots.map(({ id, name, note, description, tips, region, bar }) => ({
    kind: "spot",
    title: name,
    text: [note, description, `Tip: ${tips}`, bar?.rating === "rated" ? bar.worst : ""]
      .filter((part) => part !== "")
      .join(" "),
    words: region,
    source: sources.spots,
    screen: screens.spot(id),
  }));

const ofSpecies = (): readonly Passage[] =>
  speciesIds.map((id) => {
    const { commonName, scientificName, aliases } = speciesOf(id);
    const others = aliases.filter((alias) => alias !== commonName.toLowerCase());
    return {
      kind: "species",
      title: commonName,
      text: `${commonName} (${scientificName})${others.length === 0 ? "" : `, also called ${others.join(", ")}`}.`,
      words: "fish",
      source: sources.species,
      screen: screens.regulations,
    };
  });

const ofHelp = (): readonly Passage[] =>
  helpTopics.map(({ title, words, screen }) => ({
    kind: "help",
    title,
    text: words,
    words: "app",
    source: sources.app,
    screen,
  }));

const ofDangers = (): readonly Passage[] =>
  dangers.map((danger) => {
    const { title, first, steps, sources: rests } = dangerTexts[danger];
    return {
      kind: "danger",
      title,
      text: [first, ...steps].join(" "),
      words: "danger safety emergency",
      source: rests.map(({ source }) => source).join("; "),
      screen: null,
    };
  });

const indexes = new WeakMap<RegulationsTable, PassageIndex>();

/** The index of the app's own texts and a rule table's; made at its first question. */
export function passageIndex(table: RegulationsTable): PassageIndex {
  const known = indexes.get(table);
  if (known !== undefined) return known;
  const index = indexPassages([
    ...terms,
    ...ofHelp(),
    ...ofSpecies(),
    ...ofDangers(),
    ...table.records.flatMap(ofRule),
    ...ofNotices(table),
    ...ofSpots(),
  ]);
  indexes.set(table, index);
  return index;
}
