import { isOfSameFish, type Frame } from "#angling/assistant/frame.ts";
import { kin } from "#angling/assistant/understanding/time/ages.ts";
import { isFishLength } from "#angling/assistant/understanding/numbers/measures.ts";

/** How a fish is told of that no rule asks about. */
const described: ReadonlySet<string> = new Set(
  "ok and so but now this that these the a an one ones it is its he she was me my mine i we got has had took have another other next second third 2nd last caught landed real really very super pretty kinda sort of so too though tho just only about maybe exactly right on dot nose at like skinny thin lean fat fatty chunky heavy light huge big small little long short stubby girthy healthy fresh clean nice beautiful beast pig hog monster as hell damn af inch inches in measures measured measuring taped tapes comes came out to buddy buddys friend friends wife wifes kid kids son sons dad dads his her fish striper bass fluke FISH then what about how if again hey man well boy and w with belly lice body shoulders".split(
    " ",
  ),
);
const ofAnother = new RegExp(
  String.raw`\b(?:${kin})s? (?:also |just |has |have )*(?:got|caught|landed|has|have|had|took)\b`,
);
const isKin = new RegExp(String.raw`^(?:${kin})s?$`);
const figure = /(?<![\d.])(\d{1,2}(?:\.\d+)?)(?![\d.])/g;
const mostWords = 12;
const adult = 18;

/** "This one's 31.5 but real skinny" after a question about keeping: the same question with that length. */
export function nextFish(frame: Frame, before: Frame): Frame | null {
  // "30 3/4".
  const words = frame.words.replace(/\b(\d+) (\d)\/(\d)\b/, (_, whole, part, of) =>
    String(Number(whole) + Number(part) / Number(of)),
  );
  const isLaw = before.intent === "keep" || (before.intent === "rules" && before.species !== null);
  const said = words.split(" ");
  const [number, ...more] = [
    ...words.replace(/\b1 (?=too|also|as|and|\d)/, "").matchAll(figure),
  ].map(([, one]) => Number(one));
  if (
    !isLaw ||
    !isOfSameFish(frame, before) ||
    number === undefined ||
    more.length > 0 ||
    said.length > mostWords
  )
    return null;
  const isAlone = said.every(
    (word) => !/[a-zA-Z]/.test(word) || described.has(word) || isKin.test(word),
  );
  // What is no more than a number is read with the case (bare-number.ts).
  const isOfAnother = ofAnother.test(words);
  const isDescribed =
    isOfAnother ||
    /\b(?:this|that|the|next|another|other|he|she|it|mine|second|buddys?)\b.*\b(?:ones?|is|was|fish|FISH|at|measures|taped)\b|\bones?\b/.test(
      words,
    );
  // "He is 11" of one of those who fish.
  const isAge =
    (before.anglers ?? 1) > 1 && /\b(?:he|she) (?:is|was)\b/.test(words) && number < adult;
  if (isAge || !isAlone || !isDescribed || !isFishLength(number)) return null;
  return {
    ...before,
    intent: "keep",
    words: `can i keep a ${number} inch one`,
    cues: [...new Set([...before.cues, "keep"])],
    length: number,
    lengths: [],
    count: null,
    kept: isOfAnother ? null : before.kept,
    anglers: isOfAnother ? (before.anglers ?? 1) + 1 : (before.anglers ?? null),
    claimed: null,
    said: ["length"],
    unread: [],
    goesOn: true,
    assumed: [
      ...before.assumed.filter((one) => !/\bas inches$/.test(one)),
      `I took ${number} as inches`,
    ],
  };
}
