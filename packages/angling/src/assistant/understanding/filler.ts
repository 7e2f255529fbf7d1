import { kin } from "./time/ages.ts";

/** Talk around a question that carries nothing for its answer. */
const people = String.raw`(?:(?:my|a|the|some) (?:\w+ )?(?:${kin}|buddies|kids|boss|neighbor|guys?|mate|crew)|he|she|they)`;
const asking = String.raw`(?:wants?|wanted|would like|needs?) to know|(?:is|are|was|were|keeps?) (?:asking|wondering|curious)(?: me)?|(?:asks|asked|wonders|wondered)(?: me)?`;

/** At the beginning, one after the other. */
const openings: readonly string[] = [
  String.raw`(?:(?:ok(?:ay)? |hey )?(?:google|siri|alexa)|y+o+|hey+|hi|hiya|hello|howdy|sup(?! (?:around|out|off|at|in|on|from|to|across|near|board\w*)\b)|ahoy|oi|dude|bro|bruh|brah|man|mate|buddy|pal|folks)(?: (?:there|man|dude|bro|buddy|bud|guys|folks|all|cap|capt|skip|skipper|pal|mate|team|y'?all|(?:(?:striper|fish\w*|bass) )?bot))*`,
  String.raw`good (?:morning|afternoon|evening|day)`,
  String.raw`(?:um+|uh+|hm+|er+|ah+|oh|ok(?:ay)?|so|well|anyways?|alright|right|listen|look|say|basically|honestly|btw|fyi|newbie here|noob here)`,
  String.raw`(?:a |just a |one |got a |have a |i have a |i've got a |another )?(?:quick|dumb|stupid|silly|simple|random|serious|last|little|fast) (?:question|one|q)(?: (?:for|from) (?:you|ya|u|me))?(?: (?:guys|all|man|dude|please|here))?`,
  String.raw`(?:question|q)(?: (?:for|from) (?:you|ya|u|me))?[,:]`,
  String.raw`(?:(?:so )?sorry|apologies)(?: (?:to|for) (?:bother|bug|ask|bothering|bugging|asking)(?: (?:you|ya|u|again))*| about this)?(?:,? but)?`,
  String.raw`${people} (?:${asking})(?: (?:if|whether))?`,
  String.raw`(?:i am|i'm|im|i was|was|we were|we are|just)(?: just)? (?:wondering|curious|asking|checking)(?: (?:if|whether|about))?`,
  String.raw`(?:i|we) (?:just )?(?:(?:want(?:ed)?|would like|need(?:ed)?) to (?:know|ask|check|find out)|gotta know|wonder)(?: (?:if|whether|about))?`,
  String.raw`(?:can|could|would|will) (?:you|u|ya)(?: (?:please|pls|plz))? (?:tell me|help me(?: out)?(?: with)?|let me know|remind me (?=(?:what|when|where|how)))(?: (?:if|whether|about))?`,
  String.raw`(?:do|would|does) (?:you|u|ya|anyone|anybody) (?:happen to )?know(?: (?:if|whether))?`,
  String.raw`(?:any (?:idea|clue)|not sure|no idea|no clue|idk|dunno)(?: (?:if|whether|on|about)\b)?(?= )`,
  String.raw`(?:please|pls|plz|kindly|real quick|really quick|first(?: off| of all)?[,:]|asking for (?:a|my) (?:friend|buddy)|long time listener|help me out|help)(?: (?:please|pls|plz))?[,:]?(?= )`,
];

/** At the end, one after the other. */
const closings: readonly string[] = [
  String.raw`(?:many |much )?(?:thanks|thank you|thank u|thx+|thks|thnx|tks|tnx|ty|tysm|tyvm|cheers|appreciate (?:it|ya|you)|much appreciated|appreciated)(?: (?:man|dude|bro|bud|buddy|guys|all|cap|capt|captain|a lot|a ton|a bunch|so much|very much|in advance|again|bot|mate|pal|friend|everyone))*`,
  "(?:please|pls|plz|lol|lmao|haha+|hehe|lolz|rofl|smh|tbh|imo|btw|fyi|asap|rn pls|fr|ngl)",
  "(?:(?:that|it|this)(?:'?s| is) )?(?:fine|cool|all good|alright),? (?:right|rite|yeah|yea|correct)",
  "(?:dude|bro|bruh|brah|buddy|bud|boss|chief|fam|folks|y'?all|mate|pal|dawg|my man|my friend|my guy|man)",
  "(?:just (?:curious|wondering|asking|checking)|(?:i am|i'm|im) (?:just )?(?:curious|wondering)|asking for (?:a|my) (?:friend|buddy)|if you (?:know|do not mind|don'?t mind|can)|(?:do )?(?:you|u|ya) know|who knows|any ideas?|(?:any )?help(?: me)?(?: out)?|quick question|real quick|let me know|lmk|tell me|hit me)",
  "or am i (?:reading|seeing|doing|getting) (?:it|this|that) (?:all )?wrong",
];

const opening = new RegExp(
  `^[\\s,.!:;-]*(?:${openings.join("|")})(?=[\\s,.!?:;-]|$)[\\s,.!:;-]*`,
  "iu",
);
const closing = new RegExp(
  `(?:^|[\\s,.!?;:-])[\\s,.!;:-]*(?:${closings.join("|")})[\\s,.!;:)(-]*(\\?*)$`,
  "iu",
);
const says = /[\p{L}\p{N}]/u;

/**
 * The question without the talk around it: "yo 28 striper legal" is "28 striper legal". A message
 * that is nothing but talk stays as it is.
 */
export function withoutFiller(question: string): string {
  let left = question.replaceAll(/[\u2018\u2019]/gu, "'");
  for (const [pattern, kept] of [
    [opening, ""],
    [closing, "$1"],
  ] as const) {
    for (;;) {
      const next = left.replace(pattern, kept);
      if (next === left || !says.test(next)) break;
      left = next;
    }
  }
  return left.trim();
}
