import helpTexts from "#angling/assistant/catalogue/help.json" with { type: "json" };
import termTexts from "#angling/assistant/catalogue/terms.json" with { type: "json" };
import { screens, sources } from "#angling/assistant/facts.ts";
import { dangers, dangerTexts } from "#angling/assistant/emergencies/danger-texts.ts";
import {
  dateInWords,
  type RegulationRecord,
  type RegulationsTable,
} from "#angling/regulations/index.ts";
import { speciesIds, speciesOf } from "#angling/species/index.ts";
import { spots } from "#angling/spots/index.ts";
import type { Passage } from "./passage.ts";
import { holdsAll, indexPassages, searchPassages, type PassageIndex } from "./search.ts";

const waters = { MA: "Massachusetts", NH: "New Hampshire", FED: "federal waters" } as const;

const sourceOf = (title: string, verifiedOn: string | null): string =>
  verifiedOn === null ? title : `${title}, verified ${dateInWords(verifiedOn)}`;

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

/** What a text about the app needs to be found. */
const about = (
  kind: "help" | "term",
  { title, words, text, screen }: (typeof helpTexts)[number],
  source: string,
): Passage => ({ kind, title, words: `app ${words}`, text, source, screen });

/** What the words, signs and figures of the screens mean. */
export const terms: readonly Passage[] = termTexts.map((one) => about("term", one, one.source));

const ofHelp = (): readonly Passage[] => helpTexts.map((one) => about("help", one, sources.app));

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

let ofApp: PassageIndex | null = null;

/** The text about the app that holds at least so much of a question, and these of its words; null: none does. */
export function appTextFor(
  question: string,
  least: number,
  words: readonly string[] = [],
): Passage | null {
  ofApp ??= indexPassages([...terms, ...ofHelp()]);
  const [best] = searchPassages(ofApp, question);
  const isHeld = best !== undefined && (words.length === 0 || holdsAll(ofApp, best, words));
  return isHeld && best.covered >= least ? best.passage : null;
}

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
