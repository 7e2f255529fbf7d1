/** Words that turn a question towards the fish rather than the water or the law; read as the others in cues.ts. */
export const cuesOfFishing = {
  /** A score that is named: "why does it say 9", "is 68 good". */
  scoreSaid:
    /\b(?:score|rating|rated|number|dashboard|app)\b(?: (?!\d)\w+){0,4}? \d{1,3}\b(?!\.\d| ?(?:inch|in\b|ft|feet|lb|pound|kts?\b|knots?|mph|am\b|pm\b|deg))|\b(?:says?|said|shows?|gives?|gave|showing|only|just) (?:me )?(?:(?:WHEN|a|an|it) )*\d{1,3}\b(?=$| (?:(?:when|for|with|but|and|is|on) )?(?:WHEN|it\b|its\b|the\b|that\b|good|bad|high|low|why|how))|\b\d{1,3} (?:is )?(?:a )?(?:good|bad|high|low|decent) (?:bite )?score\b/,
  /** What the score is made of, in which shares. */
  scoreMade:
    /\bwhat (?:all )?(?:goes|went|go) into (?:the |your |that |this )?(?:bite )?(?:score|number|rating)\b|\b(?:how|what|which|where)\b.*\b(?:score|rating)\b (?:\w+ ){0,3}(?:made|calculated|computed|figured|worked out|built|based|weigh\w*|put together)\b|\b(?:which|what) (?:counts|matters|weighs) (?:more|most)\b|\bhow much (?:does|do|is) (?:the )?(?:moon|wind|tide|light|season|current|weather|temperature) (?:count|matter|weigh|worth)/,
  /** "Ebb or flood": which way it fishes, not which way it runs now. */
  flowLiked:
    /^(?:the )?(?:ebb|outgoing|flood|incoming) (?:tide )?or (?:the )?(?:ebb|outgoing|flood|incoming) (?:tide )?(?:(?:around|for|near|in) (?:the )?PLACE|for|which|what|my|everyone|people|he|they|i (?:hear|heard|think|say))\b|\b(?:ebb|outgoing|drop|falling|going out|fall|coming in|incoming|flood|rise|rising) (?:tide )?(?:or|vs|versus) (?:the )?(?:ebb|outgoing|drop|falling|going out|coming in|incoming|flood|rise|rising)\b(?=.*\b(?:better|best|bite|fish\w*|FISH|lures?|for PLACE|for the PLACE)\b)|\b(?:better|best|bite|prefer|fish|FISH) (?:\w+ ){0,5}(?:ebb|outgoing|drop|falling|going out|coming in|incoming|flood|rise|rising) (?:tide )?(?:or|vs|versus|than) (?:the )?(?:\w+ )?(?:ebb|outgoing|drop|falling|going out|coming in|incoming|flood|rise|rising)\b|\b(?:which|what|best) (?:stage of (?:the )?)?tide (?:stage )?(?:is |do |does |should |would |to |for )(?:(?:i|we|you|the|it|best|better|want|be|fish|fishing|good|a|FISH|bite|at|in|on|off) )*PLACE\b(?!.*\b(?:when|WHEN|time|hours?)\b)/,
  /** Nothing was caught. */
  skunked:
    /\b(?:skunk\w*|zeros?|nada|zip|blanked|nothing|(?:no|not a|zero) (?:fish|FISH|bites?|hits|luck|takers|taps)|(?:can ?not|did not|do not|never|not) (?:catch|get|got|buy|catching|getting) (?:a |an |any |one |no )*(?:thing|bites?|fish|FISH|anything|hits?)|(?:nobody|no one) (?:\w+ )?(?:got|had|caught|hooked|felt|touched)|came up empty|empty handed)\b/,
  /** "Anything left", "are they here yet", "am I too late": a fish need not be named. */
  anyLeft:
    /\b(?:anything|any|some|many|much|few|fish|FISH|they|stragglers|action|ones|bite)\b (?:(?:fish|FISH|is|are|has|have|of them|still|all|really|yet|already|be|to catch) )*(?:left(?! (?:hand|of|side|over))|around|still here|here (?:yet|already|now|still)|gone(?! (?:out|up|down))|out of here|moved (?:out|off|on|in)|showed(?: up)?|arrived|come in|pulled out|cleared out|bailed|over(?! (?:in|at|by|on|to|here|there|near|PLACE|the)\b))\b|\b(?:is|are|was) (?:it|we) (?:(?:all|pretty much|basically|really|just) )*(?:over|done|finished)(?: (?:for (?:the )?(?:year|season|good|WHEN)|WHEN|yet|already|now|up|in|at|with|PLACE|or))|\b(?:am i|are we|is it|is WHEN|WHEN|we|i am|it is) (?:(?:still|way|just|a bit|already) )*(?:too )?(?:early|late) (?:(?:in the (?:year|season)|WHEN|now|yet) )*(?:for|to (?:catch|find|fish|get|go)|in PLACE|at PLACE|or)\b|\b(?:am i|are we|is it) (?:still |way |just )*too (?:early|late)$|\bhave (?:they|the fish|FISH) (?:all )?(?:left|gone|arrived|come)\b|\b(?:are|have) they (?:\w+ ){0,2}(?:here|left|in|back|gone)\b|\b(?:any|no|much|little) (?:point|sense|use) (?:in )?(?:(?:even|me|us) )*(?:go|head|fish|try|driv|com|mak|put|launch|gett|start)\w*(?!.*\b(?:tonight|rain|wind|weather)\b)|\b(?:when|what date|how soon) (?:do|does|are|will|did) (?:the )?(?:(?:very )?first|1st|big|bigger|biggest|large|schoolies?|migratory|fresh)(?: \w+)?? ?(?:fish|ones|FISH|bass|cows?|keepers?)?(?: (?:usually|normally|generally|typically|ever))? (?:show|arrive|come|get|move|hit|reach|start)\w*|^(?:any )?(?:first|1st) (?:FISH|bass|keepers?|fish) (?:(?:of|this|the) )*(?:WHEN|year|season|spring|yet)|\bpeople still (?:get|catch)\w*\b|\bput (?:the |my )?boat away\b/,
  /** Whether there are any of a fish, when they come and when they leave. */
  fishHere:
    /\b(?:(?:are|is) (?:there )?(?:(?:the|any|some|many|still|a lot of|lots of) )*FISH (?:still |all |really )*(?:around|here|there|gone|back|running|leaving|arriving|in(?! (?:season|the slot))(?: (?:the )?PLACE)?)(?: (?:yet|now|WHEN|PLACE|in|at|of|around|the|still|already|up|down|over|off|near|by|nh|ma))*$|(?:any|many|more) FISH (?:around|here|left|in (?:the )?PLACE)(?: (?:yet|now|WHEN|still|in|at|around|near|PLACE))*$|(?:has|have|did) (?:the |all )*FISH (?:\w+ )?(?:arrived?|left|leave|gone|moved?|showed|show up|come|returned?)\b|when (?:do|does|will|did|are|is) (?:the |all )*FISH (?:\w+ )?(?:leave|leaving|arrive|arriving|come|coming|return|go|gone|show|move|migrate|(?:clear|head|bail) out|get (?:here|to)|back)\b|\bthere be (?:any |many |some )*FISH\b|FISH (?:arrival|here yet|left yet|gone yet|still here|still around|back yet)\b)/,
  /** "What is running in the canal": fish, not water. */
  whatRuns:
    /\bwhat(?: (?:fish|kind of fish|species))? (?:is|are|do you have) (?:running|around|moving through|showing(?: up)?)\b(?!.*\b(?:speed|knots|fast|current)\b)/,
  /** Parts of the year, or its best month. */
  seasons:
    /\bover (?:for|with) (?:the )?FISH|\b(?:spring|summer|fall|autumn|winter)(?!\w| tides?\b| flounder\b)|\b(?:best|which|what) (?:months?|season|time of (?:the )?year)\b|\bwhen (?:do|does|are|will) (?:the )?(?:big|bigger|biggest|large|schoolie|migratory|fresh|first)(?: \w+)? ?(?:fish|ones|FISH|cows?) (?:show|arrive|come|get here|move in)\w*/,
  /** What a wind does to the fish, not what it will be. */
  windLiked:
    /\b(?:like|likes|love|hate|prefer|mind|bite (?:in|on)|fish (?:in|on)|good|bad|best|better|worse|worst)\b (?:\w+ ){0,3}winds?\b(?! (?:is|be|will|going|WHEN))|\bwinds? (?:\w+ )?(?:good|bad|best|better|worst|worse) (?:for|to)\b/,
  /** The water's own temperature is named. */
  waterSaid:
    /\b(?:water|surf|river|harbor|bay|ocean|sea|PLACE) (?:temperature )?(?:(?:is|at|was|reads|hit|hits|reached|still|already|about|only|up to|around) )+[3-8]\d\b(?! ?(?:ft|feet|deep|knots?|kts?|am|pm|mi\w*|hours?|nm|in\w*|years?|percent))|\bwater\b(?: (?!in\b|keep|deep)\w+){1,5} at [3-8]\d$|\b[3-8]\d (?:degrees? |deg )?(?:water\b|(?:in|on|at) the (?:river|water|bay|surf|harbor)\b)/,
  /** A temperature is named. */
  degreesSaid:
    /\b\d{2} ?(?:degrees?|deg)\b(?!.*\b(?:north|south|east|west|true|magnetic|compass)\b)/,
  /** The weather itself is what is asked after, however it is said to look. */
  ofWeather:
    /\b(?:how|what) (?:is|are|does|do|will|about) (?:the )?(?:winds?|breeze|weather|sky|rain|fog|temperature|forecast)\b(?!.*\b(?:score|bite|biting|fishing|FISH)\b)/,
} as const satisfies Record<string, RegExp>;
