import { regionsElsewhere } from "#angling/assistant/lexicon.ts";

/** Topics that are declined, with the words that give them away (on the masked question). */
const topics: readonly (readonly [string, RegExp])[] = [
  [
    "instructions",
    /\b(?:system prompt|your (?:prompt|instructions|rules|guidelines|source code|api key|password|config\w*|training)|initial instructions|hidden instructions|developer mode|jailbreak|dan mode|(?:ignore|disregard|forget|override|bypass) (?:\w+ ){0,4}(?:instructions?|rules?|prompts?|above|previous|told|regulations|programming|guidelines)|repeat (?:the )?(?:text|words|everything) above|pretend (?:that )?(?:you|there|the)|act as|you are now|roleplay|role play|reveal (?:your|the)|api keys?|secret keys?|new rule|from now on|admin mode|sudo)\b/,
  ],
  [
    "reporting",
    /\breport(?:ing)? (?:a |an |some |someone |somebody |illegal |guys? )*(?:poach\w*|violations?|fishing illegally|keeping shorts)\b/,
  ],
  [
    "biology",
    /\b(?:what (?:do|does) (?:a |the )?FISH (?:eat|feed on)|how (?:old|fast|smart) (?:is|are|do|does|can) (?:a |the |an? \d+ ?\w+ )?FISH|how (?:big|large|heavy|long) (?:do|does|can) (?:a |the )?FISH (?:get|grow|live)|how much (?:do|does|would) (?:a |the |an? \d+ ?\w+ )?FISH weigh|(?:world|state|all tackle) record|record FISH|FISH record|spawn\w*|lifespan|migrat\w+|why (?:do|are) FISH)\b(?!.*\bmy\b)/,
  ],
  [
    "shops",
    /\b(?:tackle|bait) (?:shops?|stores?)\b(?! reports?)|\bhow much (?:are|is|for) (?:a |an |some |the )?(?:dozen )?(?:sea ?worms?|worms?|FISH|clams?|baits?|rods?|reels?|lures?|plugs?|waders|kayaks?)$/,
  ],
  ["commercial", /\bcommercial(?:ly)?\b/],
  [
    "code",
    /\b(?:python|javascript|java|sql|html|css|bash|shell|regex|source code|write (?:me )?(?:a |some )?(?:\w+ )?(?:code|script|program|function|app|query)|code (?:for|to|that|a|me)|drop table|select from|script alert|algorithm|compile|debug|programming)\b/,
  ],
  [
    "others",
    /\b(?:(?:other|another|someone elses|somebody elses|everyone|everybody|everyone elses|other peoples|other anglers|other users|other fishermen|my (?:friend|buddy|neighbor|wife|husband|brother|dad|father|son|boss)\w*|joes?|johns?|mikes?|captain \w+|capt \w+|the guy|his|her|their|whose|users?) (?:\w+ ){0,3}(?:catch(?:es)?|log|logbook|spots?|license|numbers?|secret|account|data|email|position|location|photos?|password|caught|catching)|where (?:did|does|do) (?!i\b|we\b|you\b)(?:\w+ ){0,2}(?:catch|fish|caught)|who (?:caught|is catching|else)|what (?:is|are) (?:everyone|everybody|people|others|other people|other anglers|folks|guys|anyone) (?:\w+ )?(?:catching|using|getting|throwing)|anyone catching|is anybody catching|are people catching|list (?:all )?users|user list|how many users|(?:user|account) (?:id )?\d+|show me (?:all )?(?:the )?(?:users|accounts))\b/,
  ],
  [
    "eating",
    /^(?=.*\bPLACE\b)(?!.*\b(?:keep|legal|limit)\b).*\b(?:can|should|could) (?:i |we |you |my kids? )?eat (?:the |a |any )?(?:fish|FISH)\b/,
  ],
  [
    "draft",
    /\b(?:\d+(?:\.\d+)? ?(?:ft|feet|foot|inch|in) (?:of )?draft|draft (?:of|is)|(?:boat|she|i|we) draws?|draw(?:ing)? \d|my draft)\b/,
  ],
  [
    "tackle",
    /\b(?:leaders?|fluoro\w*|monofilament|mono line|braid(?:ed)?(?: line)?|(?:lb|pound) (?:test|line|leader)|line (?:test|weight|class)|what (?:rod|reel|setup)|rod and reel)\b/,
  ],
  ["directions", /\bdirections to\b/],
  [
    "medical",
    /\b(?:doctor|medicine|medication|aspirin|seasick\w*|sea sick\w*|dramamine|infect\w*|bleeding (?:finger|hand)|stung|sting|hook (?:is |stuck )?in (?:my|his|her|their|a|the) (?:\w+ )?(?:hand|finger|eye|face|thumb|ear|leg|foot|arm|lip|cheek|head)|fall (?:in|overboard)|fell (?:in|overboard)|overboard|capsiz\w*|cold shock|allerg\w*|symptom|pregnan\w*|mercury|(?:ok|okay|safe|healthy|good) to eat|chest hurts|poison\w*|first aid|hypothermia|heart attack|chest pain|pill|vaccine|diagnos\w*|remove a hook from|rash|fever)\b/,
  ],
  [
    "politics",
    /\b(?:president|election|vote|voted|democrat\w*|republican\w*|trump|biden|politic\w*|governor|congress|senator|religion|god|abortion|gun control|immigra\w*|israel|ukraine|war)\b(?! roads)/,
  ],
  [
    "prices",
    /\b(?:price|prices|(?:charter|boat|ferry|parking|rental) (?:rates?|fees?|fares?)|how much (?:does|do|is|are|for) (?:\w+ ){0,5}(?:cost|gas|fuel|bait|rod|reel|boat|rental|ticket|lure|charter|guide|plug|ferry|parking)|cost|costs|cheapest|cheap|expensive|dollars?|bucks|coupon|discount|for sale|buy|sell|worth money|stocks?|bitcoin|crypto|per pound|market|black market|ebay|amazon)\b/,
  ],
  [
    "counts",
    /\b(?:how many (?:FISH|fish) (?!.*\bmy\b)(?:are|is|live|swim|in (?:PLACE|the)|left|remain)|fish count\w*|population|biomass|stock (?:size|assessment|status)|fish (?:will|would) i (?:catch|get)|guarantee\w*|how many (?:FISH|fish) (?:were|was|get|got|are being) caught|will i (?:definitely )?catch|promise|exactly where (?:are|is) (?:the )?(?:FISH|fish)|(?:are|have) (?:the )?(?:FISH|fish) (?:all )?(?:gone|left|still (?:here|around|in)|moved on)|are (?:the )?(?:FISH|fish|they) (?:in|here|running|biting|around|there|at|up|showing)(?! (?:season|legal|open|closed))|have (?:the )?(?:FISH|fish) (?:arrived|shown|showed|left|come|moved)|where are the (?:FISH|fish) (?:right )?(?:now|today|WHEN|at)|fish finder|sonar)\b/,
  ],
  [
    "other-topic",
    /\b(?:meteors?|meteor showers?|aurora|northern lights|eclipse|red tides?|algae|bloom|FISH attacks?|recipe|recipes|cook|cooking|grill|fry|marinade|restaurant\w*|hotel|movie|song|sing|poem|haiku|joke|jokes|story|essay|homework|math|capital of|football|baseball|basketball|red sox|patriots|bruins|celtics|super bowl|world series|nfl|nba|mlb|who won|stock market|dating|girlfriend|translate|weather on mars|meaning of life|aliens?|horoscope|lottery|news|resume|email to|traffic|uber|flight|flights|train|bus|engine|outboard|oil change|trailer|carburetor|repair|fix my|knot to tie|(?:best|which|what) knots?\b|knots? (?:for|to tie)|tie a|how to tie|what rods?(?! (?:limit|number))|which rod|what reel|which reel|best rod|best reel|gps unit|computer|iphone|android|chatgpt|openai|who made you|are you (?:human|real|an ai|ai|a bot|a robot|chatgpt|alive|sentient)|fillet a|how (?:do i|to) (?:fillet|clean|cook|smoke|tie|cast|rig)|navigate|chart a course|safe passage|route to|(?<!worth (?:a |the )?)drive to|(?<!worth )driving|drown|kill myself|suicide|weed|drugs|beer|alcohol|drunk|drink (?:and|n) )\b/,
  ],
  [
    "fines",
    /\b(?:(?:the|a|what|big|much|any) (?:\w+ )?fines?\b(?! (?:day|time|spot|place))|fined|penalt\w+|get a ticket)/,
  ],
  [
    "evading",
    /\b(?:where (?:are|do) the (?:cops|police|wardens?|rangers?|game wardens?)|get away with|avoid (?:getting )?(?:caught|a fine|the game warden|wardens?)|(?<!\b(?:kids?|child|children|son|daughter|year old|yr old|yo|teenager|teen|grandson|nephew)\b.*)without (?:getting )?(?:caught|a license|license|permit)|hide (?:\w+ ){0,3}(?:FISH|fish|shorts?)|sneak|(?<!\breport(?:ing)? (?:a |some )?)poach\w*|illegal(?:ly)? (?:keep|catch|fish|net)|fake (?:license|permit|id)|dodge|evade|beat the (?:ticket|fine)|loophole)\b/,
  ],
  [
    "catch-forecast",
    /\bhow many (?:FISH|fish|bass) (?:will|can|should|would|do) (?:i|we) (?:catch|get|land|hook|expect)\b/,
  ],
];

/** Places beyond the coast the product knows. */
const otherRegions = new RegExp(`\\b(?:lake \\w+|${regionsElsewhere})\\b`);

const ownWaters = /\b(?:gulf of maine|southern new england|new england)\b/g;

/** "Sea level in Maine", but not "Deer Island in the main channel". */
/** "Plymouth UK", "Gloucester, Virginia": the name of a place here stands for another there. */
const samePlaceElsewhere = new RegExp(`\\bPLACE (?:in )?(?:${regionsElsewhere})\\b`);
export const isElsewhere = (text: string): boolean => samePlaceElsewhere.test(text);

export const otherRegionIn = (text: string): string | null =>
  otherRegions.exec(text.replaceAll(ownWaters, ""))?.[0] ?? null;

export function refusedTopic(text: string): string | null {
  return topics.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
