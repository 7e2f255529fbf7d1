import type { BehindAsked, Frame, Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";

const lead = String.raw`^(?:(?:and|but|so|ok|okay|wait|really|hm+|yeah|then|well|now) )*`;
const back = String.raw`(?: (?:that|this|it|you|then|there|please|about that|about this|of that|from|for that|to know))*$`;
const one = String.raw`(?: one| ones| spot| of (?:those|these|them|the \w+))?`;
const when = String.raw`(?: (?:on this (?:tide|one)|right now|now|today|tonight|for me|for that|WHEN))*`;

interface Asked {
  readonly asks: BehindAsked;
  readonly pattern: RegExp;
  /** The topics whose answers hold it; all of them where none are named. */
  readonly of?: ReadonlySet<Intent>;
}

const flowing: readonly Intent[] = ["tide", "current"];
const timed: readonly Intent[] = [...flowing, "bite", "best-time", "go"];

const asked: readonly Asked[] = [
  {
    asks: "saved",
    pattern: new RegExp(
      String.raw`${lead}(?:(?:did|is|was|has|does|do|are|will) (?:that|it|this|they|you|i|we) (?:\w+ )?(?:sav(?:e|ed)|log(?:ged)?|stored?|recorded?|go (?:in|through)|went (?:in|through)|work(?:ed)?|set|done|kept|added|enter(?:ed)?|registered|take|in there)|(?:saved|logged)|where (?:do|can|will|would) i (?:see|find|look at) (?:it|that|this))(?: (?:it|that|this|now|yet|already|in|for me|actually|automatically))*$`,
    ),
    of: new Set(["log-entry", "reminder"]),
  },
  {
    asks: "sources",
    pattern: new RegExp(
      String.raw`${lead}(?:(?:what is (?:the|your) |the |your |any |cite (?:the |your )?)?(?:sources?|reference|proof)|says who|who says(?: so)?|how (?:do you know|sure are you|sure is that|certain|reliable|accurate)(?: (?:are you|is it|is that|is this))?|(?:are )?you sure|is that (?:sure|certain|accurate|reliable|for sure)|(?:that|it) (?:seems?|looks?|sounds?) (?:\w+ ){1,3}(?:sure|right|correct|u sure|you sure)|where (?:did|do|does) (?:you|that|it|this) (?:get|come from|hear))${back}`,
    ),
  },
  {
    asks: "meaning",
    pattern: new RegExp(
      String.raw`${lead}(?:what (?:does|do|is) (?:that|this|it|they|those)(?: all| even)? mean|meaning|mean what|explain(?: (?:that|this|it))?|(?:i )?do not (?:get|understand)(?: (?:that|it))?)(?: then| please)?$`,
    ),
  },
  {
    asks: "until",
    pattern: new RegExp(
      String.raw`${lead}(?:un)?(?:till?|to) (?:when|what time)${back}|${lead}(?:for )?how (?:long|late)(?: (?:is|does|will|for|do i have|have i got)(?: (?:it|that|this))?(?: (?:last|go|stay|keep up|hold|good))?(?: on)?)?${back}|${lead}when (?:does|do|is|will) (?:it|that|this) (?:end|stop|over|be over|done|quit|shut off|close|finish)${back}|${lead}when (?:do|should|must|am) (?:i|we) (?:have to |need to |got to |gotta |supposed to )?(?:be|get|head|come|turn) back(?: by)?${back}`,
    ),
  },
  {
    asks: "next",
    pattern: new RegExp(
      String.raw`${lead}(?:(?:the )?(?:(?:turn|slack|high|low|tide|one) )?after (?:that|this)(?: one)?|(?:the )?(?:next|one after)(?: one)?|what (?:comes|is) (?:next|after)|then what)${back}`,
    ),
    of: new Set(timed),
  },
  {
    asks: "why",
    pattern: new RegExp(
      String.raw`${lead}(?:why|how come)(?: (?:is|are|that|this|it|they|so|the|tides?|water|big|high|low|small|huge|strong|weak|much|is that|not))*$`,
    ),
    of: new Set(["tide"]),
  },
  {
    asks: "whom",
    pattern: new RegExp(
      String.raw`${lead}(?:who(?:m)? (?:(?:would|will|can|could|should|do|does|might|else|i|we) )*(?:know|ask|call|tell|say|tells?)(?: (?:i|we|me|us))?(?: (?:ask|call|know))?|who else)${back}`,
    ),
    of: new Set(["rules", "keep", "permit"]),
  },
  {
    asks: "since",
    pattern: new RegExp(
      String.raw`${lead}(?:since when|from when|when did (?:that|it|they|this) (?:start|change|begin|come in)(?: that| it)?|is that new|how long has (?:that|it) been(?: \w+){0,3})${back}`,
    ),
    of: new Set(["rules", "keep"]),
  },
  {
    asks: "leave",
    pattern:
      /\b(?:leave|set out|set off|cast off|push off|head out|be off|wake up|get up)\b.*\b(?:\d{1,3}|an|half an?) ?(?:min\w*|hours?|hrs?)\b|\b(?:\d{1,3}|an|half an?) ?(?:min\w*|hours?|hrs?)\b.*\b(?:leave|set out|set off|cast off|push off|head out|be off|wake up|get up)\b/,
    of: new Set(["bite", "best-time", "go"]),
  },
  {
    asks: "off",
    pattern:
      /\b(?:when|what time|by when|how late|how long)\b.*\b(?:be off|get off|come off|off (?:it|there|the (?:flats?|bar|sand))|be out of there|get out|turn (?:a?round|back)|(?:get|be|head|start) back|tide gets (?:me|us)|cut off|stuck|go dry|goes dry|run(?:s)? aground)\b/,
    of: new Set(["tide", "depth", "spot"]),
  },
  {
    asks: "extreme",
    pattern:
      /^(?:(?:and|so|ok|but) )*(?:which|what)(?: (?:one|day|of (?:those|them|these)))? (?:is|has|will be|goes|gets|runs) (?:the )?(?:least|lowest|most|highest|biggest|smallest|deepest|shallowest)(?: (?:water|tide|one|of (?:those|them|all)|high|low))*$/,
    of: new Set(["tide"]),
  },
  {
    asks: "pick",
    pattern: new RegExp(
      String.raw`${lead}(?:(?:which|what)${one}(?: (?:is|are))?(?: (?:the )?(?:best|better|top|good|your pick|hot))(?: one| spot| bet)?|(?:pick|choose)(?: me)?${one}(?: one)?|just one|your (?:pick|favorite)|(?:the )?best(?: one| spot| bet| of (?:those|these|them))|which(?: one)?(?: would| should| do) (?:you|i|we) (?:pick|choose|go(?: to| with)?|try|hit))${when}$`,
    ),
    of: new Set(["spots"]),
  },
  {
    asks: "else",
    pattern: new RegExp(
      String.raw`${lead}(?:if (?:that|it|they|those) (?:do|does)(?: not)? work|(?:what|anything|something) else|others?|any others?|another(?: one)?|other (?:options|ideas)|any other (?:ideas|options)|if (?:nothing|they are not) (?:bites?|biting|hits?|works?)|no luck|nothing(?: is)? (?:biting|working))${back}`,
    ),
    of: new Set(["tackle"]),
  },
];

/** "Source?", "til when", "pick one": what is behind the last answer, which has to hold such a thing. */
export function behindAsked({ words }: Frame, { intent }: Frame): BehindAsked | null {
  if (topicOf(intent).endsTalk === true && intent !== "passage") return null;
  const found = asked.find(({ pattern, of }) => pattern.test(words) && (of?.has(intent) ?? true));
  return found?.asks ?? null;
}
