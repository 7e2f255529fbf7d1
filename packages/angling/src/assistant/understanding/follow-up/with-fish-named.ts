import { isOfBass, type Frame } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { speciesOf } from "#angling/species/index.ts";

/** What fish do, and neither wardens nor children. */
const they =
  /\b(?:they|them)\b(?= (?:still |all |even |really |first |usually )*(?:leave|leaving|left|clear out|head south|split|bug out|come|coming|arrive|arriving|show|bite|biting|eat|eating|feed|feeding|run|running|spawn|hit|hitting|migrate|gone|here|around|back)\b)/i;

/** "Is it bad for them", "too cold for em". */
const forThem =
  /\b(bad|good|hard|stressful|tough|ok|okay|fine|(?:too )?(?:warm|cold|hot|bright|shallow)) (?:for|on) (?:them|em)\b/i;

/** "When do they leave" after stripers: the fish by its name. */
export function withFishNamed(question: string, before: Frame | null): string {
  if (before === null) return question;
  const { species, intent } = before;
  const ofWater = topicOf(intent).about === "place" && (species === null || isOfBass(species));
  const [, how] = forThem.exec(question) ?? [];
  if (ofWater && how !== undefined)
    return before.cues.includes("water")
      ? `is that water ${/warm|cold|hot/i.test(how) ? how : "too warm"} for stripers`
      : question.replace(forThem, "$1 for stripers");
  if (!they.test(question)) return question;
  if (species?.kind === "one") return question.replace(they, speciesOf(species.id).commonName);
  return species === null && topicOf(intent).isOuting === true
    ? question.replace(they, "stripers")
    : question;
}

/** "So 4 off the beach" after where the federal line lies: miles. */
export const withMilesNamed = (question: string, before: Frame | null): string =>
  before?.intent === "jurisdiction"
    ? question.replace(/\b(\d{1,2}(?:\.\d+)?) (?=(?:off|out)\b)/i, "$1 miles ")
    : question;
