import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { quotedFrom } from "./passage.ts";
import { declinedWith, sentence, type Reply } from "#angling/assistant/answers/reply.ts";
import type { ToldText } from "#angling/assistant/conversation.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { unheardIn } from "./asked-words.ts";
import { likestAnswers } from "./known-answers.ts";

/** What may stand beside the name of a water: that one goes there, and whether the same holds. */
const going =
  "same go goes going went run running cross crossing over drift launch launching fish fishing head leave come side water waters rule rules deal thing different differ change changes true hold apply instead state line across work count there here over also new hampshire massachusetts mass federal feds";
const waters = {
  NH: {
    name: "New Hampshire",
    told: /\bNew Hampshire|\bNH\b/,
    whom: "New Hampshire Fish and Game",
  },
  MA: {
    name: "Massachusetts",
    told: /\bMassachusetts|\bCMR\b/,
    whom: "the Division of Marine Fisheries",
  },
  FED: { name: "federal waters", told: /\b[Ff]ederal|\bCFR\b/, whom: "NOAA" },
} as const;
export const authorityOf = (jurisdiction: Jurisdiction): string => waters[jurisdiction].whom;

const leastAlike = 0.3;
/** A text that names the water in its title. */
const leastTitled = 0.12;

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;]) /);

export const asSentence = (part: string): string => sentence(part.replace(/;$/, ""));

/** A message says nothing beside the water it names and what the talk before held. */
export const namesOnlyWater = (own: string, before: string): boolean =>
  unheardIn(own, `${before} ${going}`).length === 0;

/** What a text that was told, or another of the same, holds for this water. */
export function inWater(told: ToldText, jurisdiction: Jurisdiction): Reply {
  const { title, text, source, words } = told;
  const water = waters[jurisdiction];
  const own = sentencesOf(text).filter((one) => water.told.test(one));
  if (own.length > 0)
    return quotedFrom(
      { title, text, source, screen: null },
      `**For ${water.name}:** ${own.map(asSentence).join(" ")}`,
    );
  const other = likestAnswers(plainWords(`${title} ${words} ${water.name}`)).find(
    ({ answer, likeness }) =>
      likeness >= (water.told.test(answer.title) ? leastTitled : leastAlike) &&
      answer.title !== title &&
      water.told.test(`${answer.title} ${answer.text}`),
  );
  return other === undefined
    ? declinedWith(
        `The text on that ("${title}") names no rule for ${water.name}, and I hold none: ask ${water.whom}.`,
      )
    : quotedFrom({ ...other.answer, screen: null });
}
