import { cuesOfFishing } from "./cues-of-fishing.ts";
import { askedOfRecord, asksRecord } from "./record-asked.ts";

/** "Take my boat", "bring the kids": what one takes along, and no fish that one keeps. */
const boatOrPerson = String.raw`(?:(?!FISH|fish|keep\w*|it|one|off|from|on|in|at|to|with)\w+ ){0,4}(?:\d{1,2} ?(?:ft|foot|feet|footers?)|boats?|kayaks?|canoes?|skiffs?|whaler|tinny|sup|paddle ?boards?|kids?|sons?|daughters?|children|grand\w+|wife|husband|girlfriend|boyfriend|mom|dad|family|toddler|(?:years?|yrs?) old|yo)`;

/**
 * Words a question turns on, each with its pattern over the masked question (names are FISH, PLACE
 * and WHEN). Several may hold at once; the intent and the shape of the answer follow from them.
 */
const patterns = {
  ...cuesOfFishing,
  keep: new RegExp(
    String.raw`\b(?:\d+(?:\.\d+)? (?:is )?(?:a )?short\b|fish (?:\w+ ){0,4}(?:died|dying)\b|eat it\b|throw (?:\w+ ){1,3}back|am i allowed (?:a|an|one)|let go|can (?:he|she|they|my (?:\d{1,2} (?:years?|yrs?) olds?|\w+)) (?:also |still |legally )?(?:keep|take|have) (?:it|his|hers|theirs|one|that|this|an?)\b|can (?:my \w+ and (?:i|me)|me and my \w+|both of us|the 2 of us) (?:keep|take)|(?:i|we|you) (?:can|may|could) (?:legally |still )?(?:keep|take|harvest|have|possess)|can (?:i|we|you) (?:legally |still |also )?(?:keep|take|harvest|possess|have|retain|kill|eat|bring)(?! (?:on )?(?:fish|cast|catch|releas|go|troll|drift)ing\b| ${boatOrPerson}\b)|may (?:i|we) keep|could i (?:keep|take)|keep (?:it|this|that|a|an|my|one|the|him|her)|(?<!(?:first|1st) )keepers?\b|(?<!to )keep$|^keep\b|keep or|(?:cooler|box|grill|bag|fridge|ice|dinner|home) or (?:back|let|toss|throw|release|swim|water|overboard|go)|keepable|close enough|is (?:it|this|that|a|an|my|the)?.*\b(?:legal|illegal|keeper|legit)\b|legal to (?:keep|take|have|possess)|legal\b|illegal|throw (?:it|this|that|him|her|them)? ?back|let (?:it|him|her|this) go|put (?:it|him|her) back|(?:toss|chuck|throw) (?:it|him|her)\b(?: back)?|toss back|release (?:it|this|that|him|her)|(?<!what )do i (?:release|toss|throw)|too (?:short|long|big|small)|in the slot|(?:in|into) the (?:box|cooler|fish ?box)|box (?:it|him|her)\b|slot (?:fish|sized?)|do i (?:have to|need to) (?:release|throw|let|put)|should i (?:keep|release)|go(?:es)? back|am i (?:ok|good|legal)|is that (?:ok|okay|good|fine)(?! for (?:FISH|fishing|bite))|allowed to (?:keep|take)|(?:come|take (?:it |him |her |one )?|bring (?:it |him |her )?) ?home)\b`,
  ),
  approved:
    /\b(?:(?:one|1|2|a few) too many|ok|okay|fine|good|cool|alright|allowed|good to go)$|\b(?:ok|okay) (?:from|at|off|in|to keep|here)\b/,
  compared:
    /\b(?:under|below|less than|shorter than|smaller than|over|above|more than|longer than|bigger than|larger than|at least|at most|up to) (?:\d|the slot)|\b(?:limit|slot|minimum|maximum|size) (?:is|still|was)\b|\bstill\b/,
  size: /\b(?:size|sizes|how (?:big|long|large|small)|minimum|maximum|min|max|length|slot|inches|inch limit|how many inches|shortest|smallest (?:legal|i can|you can)|largest (?:legal|i can|you can)|(?:biggest|largest|smallest|longest|shortest) (?:legal |keeper )*FISH (?:i|you|we|one) (?:can|may)|(?:biggest|largest|smallest|longest|shortest) (?:legal|keeper) FISH|measure\w*)\b/,
  /** A size by itself, not how long a thing takes. */
  sizeAlone: /\b(?:max(?:imum)?|min(?:imum)?|legal) (?:size|length)\b|\bhow big (?:can|does|do)\b/,
  bag: /\b(?:bag|(?:boat|vessel|bag) (?:cap|max)|cap (?:on|for|per)|\d{1,2} (?:each|apiece|a (?:man|head|piece|person))|how many (?:\w+ ){0,4}(?:can|may|am|are|do|could|is|keep|per|allowed|FISH)|creel|daily limit|possession limit|per (?:day|person|angler|trip|vessel|boat)|(?<!pick (?:me )?)a day|how many FISH|number of FISH|limit\b)/,
  limit:
    /\b(?:(?:get|gets|have|has) (?:his|her|their|my|our|an?) own (?:FISH|fish|limit|bag|one)|what (?:can|may|could) (?:i|we|you) do with|(?:ok|okay|legal|allowed) to (?:grab|dip|scoop|net|jig)|situation|limits?|regulations?|rules?|laws?|regulated|allowed|restrictions?|requirements?|(?:can|may) (?:i|we) use(?! (?:this|the|your) app| you| it (?:offline|without))|legal to use|legal (?:size|limit|length)|bag|slot|creel|possession|quota|retention)\b/,
  /** The season itself is asked about, of whatever fish. */
  seasonTurn:
    /\b(?:have to|must|need to|should) (?:stop|quit)(?: (?:keeping|fishing|catching|taking))?(?: (?:for )?(?:FISH|them))? for the (?:year|season)\b|\bseasons? (?:\w+ )?(?:opens?|opened|opening|starts?|started|begins?|closes?|closed|closing|ends?|ended|over|done)\b|\b(?:opening|closing|start|end) (?:day|date)s?\b|\b(?:last|final) day (?:for|of)\b|\b(?:illegal|closed|off limits) (?:after|before|until|till|past|from) WHEN\b/,
  season:
    /\b(?:still going|till? when|until when|last day (?:for|of|to keep)|(?:final|closing) day|seasons?|open(?:s|ed|ing)?|clos(?:e|es|ed|ing|ure|ures)|start(?:s)?(?= keeping)|in season|out of season|when (?:can|may) (?:i|we|you) (?:start |begin )?(?:keep|fish|catch|target|take)|year round)\b/,
  gear: /\b(?:(?:can|may) (?:i|we|you) use (?:live |cut |natural |dead |frozen )?baits?|sinkers?|lead (?:weights?|heads?)|(?:how many|what|which) rods?|rod limits?|bow ?fish\w*|cast ?nets?|(?:a )?circles?|circle hooks?|hooks?|rigs?|rigging|rigged|gaff(?:s|ed|ing)?|gear|net|nets|nett(?:ed|ing)|harpoon\w*|spear\w*|treble\w*|bait(?:ed)? rules?|offset|inline|snagg?\w*|traps?|pots|how many (?:lines|rods|traps|pots)|drones?|(?:bait )?cannons?|(?:remote|rc) (?:\w+ )?boats?|chum\w*|live ?well|livewell)\b/,
  reportFish:
    /\breport(?:ing)? (?:a |an |my |the |every |each )*FISH\b|\bFISH (?:have|need|has) to be reported\b|\bdo i (?:have|need) to report\b/,
  measure:
    /\b(?:(?:count|with|includ\w+) the tail|cut\w* (?:off )?(?:the|its) tail|how (?:do|should|to|must|is|are) (?:\w+ ){0,3}(?:measured?|measuring)|measured|total length|fork length|measure (?:a|my|it|the|FISH|with)|(?:un)?pinch\w*|squeez\w*|to the fork|curve[ds]?|filament\w*)\b/,
  /** A fish on a tape or a board: its length is held against the rule. */
  onTheTape:
    /\b(?:taped|taping|taped out|(?:on|off|by) (?:the|my|a|his) (?:bump |measuring )*(?:board|tape|ruler|stick|trough)|(?:tail|mouth) (?:\w+ )?(?:pinched|squeezed|shut|closed)|(?:pinched|squeezed|closed) (?:tail|mouth)|stretched|close enough)\b/,
  /** How a fish is let go or held, and whether one may fish on, not whether it may be kept. */
  howTo:
    /\b(?:can|may|could) (?:i|we) (?:still |just )?(?:keep|continue|go on) (?:on )?(?:fish|cast|catch|troll|drift)ing\b|\b(?:how (?:do|should|can|to|long)|(?:best|right|proper|good|safest|easiest) way|properly|what (?:now|WHEN)|technique|tips?)\b.*\b(?:releas\w+|reviv\w+|let\w* (?:\w+ ){0,5}go|(?:back|get|put) (?:it |him |her |FISH )?(?:in|into|to) the water|hold(?:ing)?|lift\w*|photos?|pics?|pictures?|unhook\w*|handl\w+)\b|\b(?:releas\w+|reviv\w+|letting|let|swallowed|gut ?hooked|deep ?hooked|deep hooked)\b.*\b(?:what (?:now|WHEN)|(?:best|right|proper|safest) way|how (?:do|should|can|to|long)|what (?:do|should) i do|tips?|so (?:it|he|she) (?:lives|survives|makes it))\b/,
  handling:
    /\b(?:clean(?:ed|ing)? (?:(?:a|an|my|our|the|this) )?(?:FISH|fish|keepers?|catch)\b|upgrad\w*|swap(?:s|ped|ping)?\b|trade (?:it|them|him|her|up)|heads? (?:cut )?off|head and tail|live ?wells?|fill?et(?:s|ed|ing)?|skinned|steaked|cull\w*|high ?grad\w*|whole|racks?|stringer|(?<!PLACE )gut(?! (?:tide|current|slack|WHEN)|$)|gutted|gutting|(?<!is |was |hook |hand |finger )bleed(?:ing)?|scaled|scaling|holding car|live car|cooler|transport|transit|carry(?:ing)? (?:a |my |the |our )?(?:\w+ )?FISH|possess(?:ion)?|sell|selling|sale|commercial)\b/,
  nightHours:
    /\b(?:WHEN|night) (?:closures?|bans?|restrictions?|rules?)\b|\b(?:closed|illegal|banned|shut) (?:at night|after dark|overnight)\b|\b(?:can|may) (?:i|we|you) (?:legally |still )?fish (?:(?:at )?WHEN|at night|after dark|in the dark|overnight)$|\b(?:night fishing|fishing (?:WHEN|at night)) (?:legal|allowed|ok|okay)\b|\b(?:legal|allowed|ok|okay) to fish (?:WHEN|at night)$/,
  targeting:
    /\b(?:target\w*|(?:can|may|could) (?:i|we|you) fish (?:\w+ ){0,3}for FISH|fish for|fishing for|catch and release|catch (?:a|an|any|FISH)|go for|troll for|after FISH|legal to (?:fish|catch|target))\b/,
  openList:
    /\bwhat (?:else )?(?:is|are) there to (?:fish for|catch)\b|\bwhat (?:else |other )?(?:fish |species )?can (?:i|we|you) (?:fish for|catch|get) WHEN|\b(?:what|anything|which (?:fish|seasons?|species)) (?:is |are |seasons? )?(?:opens?|opening|closes?|closing)\b(?! (?:at|to))|\b(?:what|which) (?:\w+ )?(?:fish|species|FISH|seasons?|can (?:i|we|you) (?:keep|fish for|target|catch)|is|are) ?(?:\w+ ){0,3}(?:open|in season|legal|keep|closed|out of season)\b|\bfish (?:that|which) (?:are|is) (?:open|closed|in season)\b|\bwhat can (?:i|we) (?:(?:legally )?(?:keep|take|harvest|target|fish for|catch and keep)|legally catch)\b|\bwhat(?: is| are)? (?:all )?(?:open|in season|closed)\b|\b(?:any|all|other|the) (?:\w+ )?(?:closed|open) (?:seasons?|fish\w*|species)\b/,
  federalLine:
    /\b(?:federal line|(?:3|three) ?-?(?:nautical )?mile(?:s)? (?:line|limit)|federal (?:waters?|boundary)|state (?:waters?|line|boundary)|eez|jurisdiction|whose (?:water|rules)|which state|what state|state or federal|federal or state|boundary|fed water)\b/,
  lineQuestion:
    /\b(?:am i in|is (?:PLACE|this|that|it|here|my spot) (?:in )?(?:state|federal|massachusetts|new hampshire|ma\b|nh\b|mass)|in federal waters?(?: or| at| here|$)|where (?:is|does|do|are) (?:the )?(?:federal|state|(?:3|three))|how far (?:\w+ ){0,4}(?:federal|line|state)|whose (?:water|rules|jurisdiction)|which (?:water|state|jurisdiction|rules)|whose laws|what (?:water|jurisdiction|state)|(?:that|this|it|there|we|PLACE) (?:is|are|isnt|is not) (?:still |in |all )*(?:federal|fed|eez|state)\b|(?:is|are|isnt|is not) (?:that|this|it|there|we|they) (?:still |in |all )*(?:federal|feds?|eez|state)\b|state or fed(?:eral)?|fed(?:eral)? or state|is (?:PLACE|it|this) federal|distance to (?:the )?(?:federal|line))\b/,
  changed:
    /\b(?:what(?: is| has)? (?:been )?(?:changed|new)|(?:rule|regulation)s? (?:changes?|changed|updates?)(?! (?:in|at|across) (?:nh|new hampshire|ma|mass\w*|federal|state|PLACE)\b)|changes? (?:in|to) the (?:rule|regulation)s?|new (?:rules?|regulations?|limits?)|updated (?:rule|regulation)s?|(?<!\b(?:in|at|across) (?:nh|new hampshire|ma|mass\w*|federal|state|PLACE)\b.*)(?:rules?|regulations?|limits?) (?:have )?changed?(?! (?:in|at|across) (?:nh|new hampshire|ma|mass\w*|federal|state|PLACE)\b)|up to date|last updated|how (?:old|current|recent) (?:is|are) (?:the|your) (?:rule|regulation)s?)\b/,
  verified:
    /\b(?:verified|source|up to date|official|how current|where (?:do|did) you get|how do you know)\b/,
  // Water.
  tide: /\b(?:(?:coming|going|moving|heading|running|dropping|falling|rising|filling) (?:in |out )?or (?:going|coming|leaving|out|dropping|falling|rising|filling)|(?:in|out|up) or (?:out|in|down)(?= |$)|(?:longer|going to|keep) (?:\w+ ){0,4}(?:drop|ris|fall)(?:e|s|ing|ping)?|(?:outgoing|incoming) (?:\w+ )?left|starts? (?:coming|going) (?:back )?(?:in|out)|(?:flats?|bar|sandbar|ramp|rocks?) (?:\w+ )?(?:dry|covered|uncovered|exposed|under water)|water (?:\w+ ){0,2}PLACE (?:\w+ ){0,3}(?:up|high|in|low|out|down)\b|half ?way (?:up|down)|water (?:\w+ ){0,2}(?:high|deep|low) enough|enough water|when (?:is|does|will) it (?:be |hit |reach |get to |drop to )?\d+(?:\.\d+)? (?:ft|feet|foot)|need (?:at least |about )?\d+(?:\.\d+)? (?:ft|feet|foot)|water (?:is )?(?:coming|going) (?:in|out|up|down)|(?:feet|ft|foot) of (?:water|tide)|water (?:(?:be|is|reach\w*|at) )?(?![3-8]\d\b(?! ?(?:ft|feet|foot)))\d|tides?|tidal|high water|low water|mllw|king tides?|water level|how high (?:is|will|water)|water height|height of (?:the )?water|how much (?:water|(?:is|will) the (?:water|tide))|spring tides?|neap)\b/,
  halfTide:
    /\b(?:half|mid|middle of the) ?tides?\b|\bhalf ?way (?:up|down|in|out|between|through)\b|\btides? (?:is |be )?half ?way\b/,
  enoughWater:
    /\b(?:flats?|bar|sandbar|ramp|rocks?) (?:\w+ )?(?:dry|covered|uncovered|exposed|under water)\b|\b(?:high|deep|low) enough\b|\benough water\b/,
  high: /\bhigh(?:s|er|est)?\b/,
  low: /\blow(?:s|er|est)?\b/,
  extreme:
    /\b(?:highest|lowest|biggest|largest|smallest|king|strongest|fastest|weakest|peak|max|maximum|hardest)\b/,
  range:
    /\b(?:range|spring tides?|moon tides?|astronomical tides?|neaps?|neap tides?|springs|how (?:big|strong) (?:is|are) the tides?|how much (?:does|will|do|is) (?:the (?:tide|water)|it) (?:drop|ris|fall|chang|mov|swing)\w*|tidal range|difference between high and low|swing)\b/,
  minus:
    /\b(?:minus|negative) (?:low )?tides?\b|\btides? (?:go|goes|gets?) (?:negative|below (?:0|zero))\b/,
  next: /\b(?:how much longer|left|starts? (?:coming|going)|how much longer|next|upcoming|coming up|how long (?:until|till|before|to|do i have)|soonest|until)\b/,
  last: /\b(?:last(?! (?:\w+ ){0,2}of the (?:outgoing|incoming|ebb|flood|drop|tide))|previous|latest|most recent)\b/,
  all: /\b(?:tides|tide (?:chart|table|times?|schedule|predictions?)|highs and lows|all|list|schedule|times)\b/,
  whereTide: /\bwhere (?:is|are) the (?:tides?|current)\b/,
  stage:
    /\b(?:coming (?:in|up)|going (?:out|down)|up or down|incoming|outgoing|rising|falling|stage|direction|dropping|filling|in or out|(?:coming|going) or (?:going|coming|leaving)|which way|moving)\b/,
  height: /\b(?:height|how (?:high|deep|much water)|how many feet|level|feet|depth)\b/,
  current:
    /\b(?:currents?|slacks?|flood(?:s|ing)?|ebb(?:s|ing)?|turn(?:s|ed|ing)?|rip(?:s|ping)?|knots?|how fast|running|flow(?:s|ing)?|water (?:is )?mov\w+|moving water|switch)\b/,
  /** "East tide at the canal": the current that runs so. */
  sideFlow: /\b(?:east|west)(?:bound)? (?:tides?|currents?|flows?)\b/,
  currentWord:
    /\bflips?\b|\b(?:east|west)(?:bound)? (?:tides?|currents?|flows?)\b|\bswitch(?:es)? (?:to (?:the )?)?(?:east|west)\b|\bturns?(?:ing)? (?:to (?:the )?)?(?:east|west)\b|\bwhich end (?:is|does|will) (?:\w+ ){1,3}run\w*|\bwhich way (?:is|does|will|do) (?:the )?(?:PLACE |water |current |it )?(?:run|flow|mov)\w*|\b(?:drift|run|cross|get through|go through|shoot) (?:the )?PLACE (?:safely|safe)\b|\bsafe\w* to (?:drift|run|cross|go through|get through) (?:the )?PLACE\b|\bwater (?:is )?doing\b|\b(?:running|flowing|moving) (?:east|west|north|south|in|out|hard|fast)\b|\b(?:runs?|flows?|goes|going|swings?|swinging) (?:to (?:the )?)?(?:east|west)\b(?! (?:of|from)\b)|\b(?:currents?|slacks?|flood(?:s|ing)?|ebb(?:s|ing)?|max(?:imum)? (?:flood|ebb))\b/,
  slack:
    /\bflips?\b|\b(?:drift|run|cross|get through|go through|shoot) (?:the )?PLACE (?:safely|safe)\b|\bwhen .*\bsafe\w* to (?:drift|run|cross|go through|get through)\b|\bslacks?\b|\bturn(?:s|ing)?\b|\bswitch(?:es)?\b|\bwater (?:stop|stops|go(?:es)? slack)\b/,
  ebb: /\bebb(?:s|ing)?\b|\boutgoing\b|\bdropping tides?\b|\bfalling tides?\b|\bgoing out\b/,
  flood: /\bflood(?:s|ing)?\b|\bincoming\b|\brising tides?\b|\bcoming in\b/,
  speed: /\b(?:how (?:fast|strong|hard)|speed|knots?|strength|strongest|fastest|ripping|rip)\b/,
  // Sky.
  sun: /\b(?:lose (?:the |my )?light|light (?:goes|gone)|see my (?:plug|lure|line)|head ?lamp|flashlight|how dark|is it (?:still )?(?:dark|light)|(?:dark|light) (?:by|at|yet|WHEN|out)|light left|day length|length of (?:the )?day|how long is the day|sunrise|sunset|sunup|sundown|sun (?:rise|set|come up|comes up|go down|goes down|up|down)|first light|last light|civil (?:dawn|dusk|twilight)|twilight|daylight|dawn|dusk|daybreak|light (?:out|enough)|enough light|(?:get|gets|getting) (?:dark|light))\b/,
  sunrise: /\b(?:sunrise|sunup|sun (?:rise|come up|comes up|up))\b/,
  sunset:
    /\b(?:sunset|sundown|sun (?:(?:up|rise|comes up) (?:and|n|or) )?(?:set|go down|goes down|down))\b/,
  moon: /\b(?:phase|darkest (?:WHEN|nights?)|moon|moonrise|moonset|lunar|full moon|new moon|quarter|illuminat\w*)\b/,
  fullMoon: /\bfull moons?\b/,
  newMoon: /\bdarkest (?:WHEN|nights?)\b|\bnew moons?\b/,
  solunar: /\b(?:solunar|major|minor|majors|minors|feeding (?:times?|periods?))\b/,
  // Fishing.
  score:
    /\b(?:(?:my |the |what are )?chances|good WHEN (?:to|for) (?:fish\w*|FISH)|(?<!going )rate (?:the )?(?:fishing|bite|day|night|WHEN|PLACE)|bite score|score|bite|bites|biting|rating|how is (?:the )?fishing|how (?:is|are) (?:it|things|we)(?: looking| going)? WHEN|how (?:good|is|are|will|does) (?:\w+ ){0,3}(?:fishing|bite|look(?:s|ing)?)|how is (?:the )?(?:(?!access|parking|depth|the)\w+ ){0,3}PLACE(?: WHEN| doing)*$|only (?:good|fair|challenging|poor)\b|what (?:factors|goes into|makes up)|conditions|(?:WHEN|it|this|today) (?:\w+ )?so (?:bad|good|low|high|poor|great)|fishing (?:be )?(?:good|any good|forecast|like|tomorrow|WHEN)|good (?:day|time|night|evening|morning|tide) (?:to|for) (?:fish\w*|FISH)|(?:it|that|this) (?:any )?good for (?:FISH|fishing)|have (?:a|any) (?:shot|chance)|any (?:shot|chance)|any good)\b/,
  bestTime:
    /\b(?:pick (?:me )?(?:a|the) (?:day|night|time|morning|evening)|best (?:drift|window)|best WHEN|(?:top|prime|peak) (?:\w+ )?(?:windows?|times?|hours?|days?)|better (?:than|day|time|for fishing)|best (?:(?:\d+|few|couple(?: of)?) )?(?:time|times|window|windows|hours?|day|days|night|nights|tide|tides|bite|chance|bet|morning|evening|stage)|when (?:is|are|should|would|will|to|do|can) (?:\w+ ){0,5}(?:best|go|(?<=(?:i|we) )be|fish|bite|out)|good (?:time|times|window|windows|hours?)|what (?:time|day|hours?) (?:should|is best|to|would|do|will|looks)|optimal|prime time|ideal time|which (?:day|night|morning|evening)|(?:day|time|hour) (?:is|looks|would be) (?:the )?best|peak (?:bite|time|hours?))\b/,
  goodWhen: /\bis (?:it )?(?:WHEN (?:a )?good|(?:a )?good (?:time|hour) WHEN)\b/,
  best: /\b(?:best|better|optimal|ideal|prime|good|should)\b/,
  go: new RegExp(
    String.raw`^(?:should i )?go(?:ing)?(?: out| fishing)? (?:WHEN ?)+$|\b(?:am i (?:ok|okay|safe|good) (?:in|out|outside|with) (?:a )?\d+ ?(?:kts?|knots?|mph)|can (?:i|we) (?:get out|make it|run out|cross|go out|get back)|\d+ (?:kts?|knots?|mph) (?:\w+ ){0,3}(?:ok|okay|safe|fine|doable|too much)|(?:ok|okay|safe|fine) (?:for|in) (?:a |my |the )?(?:\d+ )?(?:ft |feet |foot |footer )?(?:\w+ )?(?:boat|skiff|kayak|tinny|canoe|whaler)|is (?:that|it|this) (?:too )?(?:bad|much|sketchy)|what is the plan|game plan|is it fishable|fishable|(?:what if|why not) (?:(?:i|we) )?(?:go|fish|launch|head out)|should (?:i|we) (?:even |really |still )?(?:go|run|drive|come|cross|skip|sleep in|get up|fish|head|launch|bother|take|try|hit|stay|get|wait)|is it worth|safer|worth (?:driving|the drive|a drive|going|it|fishing|a trip|heading|the trip|getting)|safe to|(?:ok|okay|alright) to (?:go|head|run|cross)|is it safe|go or (?:no go|stay|not)|go/no|good idea|too (?:rough|windy|dangerous)|go fishing (?:WHEN|or)|can (?:i|we) go out|(?:can|could|may) (?:i|we) (?:take|bring|run) out|(?:can i|can we|could i|could we|(?:ok|okay|fine|smart|wise|cool) to|should i|should we) (?:take|bring|run) ${boatOrPerson}\b|dangerous|safety)\b`,
  ),
  /** Asked apart from whether the fish bite. */
  safety:
    /\b(?:is it (?:too )?(?:safe|dangerous)|(?<!when .*)safe to|safely|how (?:safe|dangerous)|(?:safe|dangerous) (?:from|at|on|off|for|with|in))\b/,
  why: /\b(?:what is (?:wrong|dragging|holding|killing|hurting|up with the (?:score|number))|(?:drag|hold)(?:s|ging|ing) (?:\w+ ){0,3}(?:down|back)|doing wrong|is it me)\b|^(?:but |and |ok |so )?(?:why|what (?:factors|goes into|makes up)|how come|how so|what makes|explain|because of what)\b|\bwhy\b/,
  // Weather.
  wind: /\b(?:winds?|windy|gusts?|gusty|breeze|breezy|blowing|blow|knots of wind|(?:lays?|lies?|dies?|calms?|settles?) (?:down|off)|eases? (?:up|off))\b/,
  rain: /\b(?:rain\w*|precip\w*|showers?|wet|snow\w*|drizzl\w*|storm\w*)\b/,
  thunder: /\b(?:thunder\w*|lightning|t storms?|tstorms?)\b/,
  air: /\b(?:freez\w*|(?:wind ?)?chill\w*|temperature|hot|cold|warm|feels like|how (?:cold|warm|hot)|degrees|air)\b/,
  weather:
    /\b(?:(?:doing|like|looking) out(?: there)?|sunglasses|shades|jacket|rain ?gear|foul weather gear|layers|sunscreen|(?:should i|to) wear|weather|forecast|cloud\w*|sunny|fog\w*|visibility|pressure|barometer|barometric|humid\w*|sky|overcast|calm\w*|least wind|lightest|feels like|cold front|warm front|front com\w+)\b/,
  pressure: /\b(?:pressure|baromet\w+)\b/,
  water:
    /\b(?:water temperature|(?:how|what) (?:\w+ )?(?:warm|cold|hot) (?:is |will |are )?(?:\w+ )?(?:the )?(?:water|ocean|sea|harbor|bay|PLACE water)|temperature (?:of|in) the (?:water|ocean|sea|harbor|bay)|(?:sea|ocean|surface|surf|bay|harbor) temperature|water (?:is |be |getting |too |still |finally |already |gotten |has )*(?:warm\w*|cold\w*|cool\w*|hot|temperature)|(?:warm|cool)(?:ed|ing) (?:the )?(?:water|up|down)|sst)\b|\b(?:too (?:warm|cold|hot|cool|chilly)|(?:warm|cold|hot|cool) enough)\b(?!.*\b(?:air|wear|wade|wading|swim\w*|kids?|me|us)\b)(?=.*\b(?:FISH|fish|them|em)\b)/,
  /** A figure asked again in another unit. */
  inUnits:
    /\b(?:celsius|centigrade|fahrenheit|in c|in f|mph|miles per hour|kph|km ?h|meters?|metres?|metric)\b/,
  waves: /\b(?:waves?|swells?|seas\b|sea state|surf|chop\b|choppy|rough)\b/,
  marine:
    /\b(?:marine (?:forecast|weather|conditions|text)|coastal (?:waters )?forecast|zone forecast|noaa forecast|nws|offshore forecast|sea conditions)\b/,
  alerts:
    /\b(?:alerts?|advisor(?:y|ies)|warnings?|small craft|gale|storm warning|watches|hazards?|headlines?|red flag)\b/,
  past: /\b(?:was|were|did|had)\b/,
  // Spots.
  spots:
    /\b(?:spots?|places?|where (?:can|should|could|do|to|would|might|are|is (?:a |the )?(?:good|best|nearest|closest))|somewhere|any (?:good )?(?:spot|place|beach|jetty|pier)|recommend|suggest|launch|ramps?|piers?|jett(?:y|ies)|beach(?:es)?|bridges?|flats|breakwater|location|locations)\b/,
  fishes: /\b(?:better|best|good|fish|fishes|productive)\b/,
  where:
    /\b(?:any (?:good )?(?:rocks|beach(?:es)?|jett(?:y|ies)|piers?|ledges?)|best (?:beach|jetty|pier|flats?|rocks|bridge|breakwater|shore)|where to park|where|somewhere|spots?|places?|locations?|recommend|suggest)\b/,
  better:
    /\b(?:compare|better|worse|which (?:is|one|day|spot|place|would|should)|best (?:bet|day|choice|option|place|spot|night)|prefer|pick)\b/,
  nearest:
    /\b(?:walking distance|staying (?:in|at)|hotel|walkable|nearest|closest|near|nearby|around|close to|within|by me|near me|next to|in the area)\b/,
  wheelchair: /\b(?:wheel ?chairs?|handicap\w*|disab\w*|accessible)\b/,
  nearMe:
    /\b(?:near me|nearby|around here|around me|close to me|(?:closest|nearest) (?:\w+ ){0,2}to me|my (?:location|position|area)|from here|from me|where i am|near here|here|by me)\b/,
  facts:
    /\b(?:to park|tell me about|about|what is|describe|info\w*|details?|fish at|how (?:do|should) i fish|fishing like|species|how deep|depth|crowded|crowds?|parking|restrooms?|bathrooms?|facilities|toilets?|access|get to|reach|difficult\w*|beginner|tips?|tricks?|bait|lures?|coordinates|gps|where is|located|which side|what (?:fish|species)|what (?:can|do) (?:i|you|people|we) catch|when to fish|rating|kids?|handicap\w*|wheelchair|ramp|launch)\b/,
  /** What to fish with, and how: not what is lawful. */
  tackle:
    /\b(?:tackle (?:to|for|do|should|i)|(?:what|which) (?:tackle|gear) (?:do|should|to|for|is|i)|how (?:do|should|would|to|can) (?:(?:i|you|we|one) )?(?:properly |best )?(?:rig|hook|tie|cast|fish with)|(?:what|which|best|good|how (?:heavy|strong)(?: of)? (?:an? )?) (?:\w+ ){0,2}(?:rigs?|leaders?|knots?|colou?rs?|lb|pound|line|rod|reel|setup|jig ?heads?|sinkers?)\b(?! (?:of wind|limit|number))|(?:lb|pound) (?:test|line|leader)|leaders?|fluoro\w*|monofilament|braid(?:ed)?(?: line)?|rod and reel|put on (?:the|my|a|his|her) hooks?|forage)\b/,
  /** The law is asked for. */
  lawful:
    /\b(?:legal|illegal|allowed|lawful|laws?|rules?|regulations?|limits?|(?:can|may|could) (?:i|we|you|he|she|they)|need|needed|have to|must|required|requirement|ok|okay|permitted|banned|prohibited)\b/,
  bait: /\b(?:FISH (?:or|vs|versus) (?:(?:live|dead|cut|fresh|chunked) )?FISH for (?:a |the |big )*FISH|what (?:(?:do|are|does|is) )?(?:the )?(?:they|FISH|it|fish) (?:eat|eating|feed on|feeding on)|forage|(?:fish|work|rig|throw|use) (?:a |the )?sluggos?|chunks? or|FISH or (?:cut |live )?chunks?|(?:live|dead|rigged|fresh|frozen) or (?:live|dead|rigged|fresh|frozen) FISH|topwater|baits?|lures?|flies|fly|plugs?|rigs?|jigs?|what (?:should|do|to) (?:i |you )?(?:use|throw|cast)|what works|worms?)\b/,
  depth: /\b(?:deep|depth)\b/,
  shelter:
    /\b(?:shelter\w*|out of the wind|wind protected|protected|lee|calm|hide from|tucked|hide|blowing|(?:north|south|east|west|n|s|e|w|ne|nw|se|sw)(?:east|west)?(?:erly)? winds?|in a (?:\w+ )?wind)\b/,
  lee: /\b(?:lee(?:ward)?|shelter(?:ed)?|out of the wind|hide from|protected (?:spots?|places?|from|water)|tucked (?:in|away))\b/,
  kids: /\b(?:kids?|child|children|toddler|sons?|daughters?|grand(?:son|daughter|kids?|child\w*)|boy|girl|\d+ (?:years? olds?|yrs? olds?|yo)|family|families|beginners?|easy|novice|first time|newbie|learn)\b/,
  quiet:
    /\b(?:low crowds?|least crowded|no people|(?:not|less) (?:too )?(?:busy|packed)|quiet(?:er|est)?|not crowded|uncrowded|few people|less crowded|low crowd|alone|solitude|empty|no crowds?|away from)\b/,
  ferry: /\bferr(?:y|ies)\b/,
  crowds: /\b(?:crowded|crowds?|busy|packed)\b/,
  parking:
    /\b(?:where to|(?:can|could|may|easy to|place to) (?:i |we |you )?)park\b|\bparking|park (?:my|the|a) (?:car|truck)|where (?:can|do) i park\b/,
  restrooms: /\b(?:restrooms?|bathrooms?|toilets?|loo|potty|porta ?pott(?:y|ies))\b/,
  ramp: /\b(?:ramps?|boat launch|launch|put (?:the |my |a )?(?:boat )?in (?:at|near|around)|(?<=where (?:do|can) (?:i|we) )put in)\b/,
  anyGood: /\b(?:any good|worth (?:it|fishing)|fish(?:es)? well|good (?:spot |place )?for)\b/,
  asksHas: /\b(?:do|does) (?:the )?PLACE have\b/,
  /** Asked of what is held of a place. */
  record: asksRecord,
  groundPermit: askedOfRecord.groundPermit,
  landing: askedOfRecord.landing,
  howRough: askedOfRecord.sea,
  sideOf: /\b(?:north|south|east|west) (?:of|from) (?:the )?PLACE\b/,
  side: /\bwhich (?:side|end|bank)\b/,
  legalWhere: /\bwhere (?:\w+ ){0,5}(?:legal|legally|allowed|illegal|keep)\b/,
  inState: /\b(?:in|off|on) (?:nh|new hampshire|ma|mass\w*)\b/,
  distance:
    /\bhow far\b|\b(?<!walking )distance\b|\bhow long (?:\w+ ){0,6}PLACE (?:to|from) (?:the )?PLACE\b/,
  // Own things.
  log: /\b(?:how (?:was|were) my|my (?:top|catch(?:es)?|log|logbook|log book|biggest|best|record|personal best|pb|longest|heaviest|average|stats|statistics|success|last|history|data|trips?|favorite|fish(?:ing)? (?:log|history|stats)|numbers|season|year|success rate|FISH)|did i (?:\w+ )?(?:catch|land|get|log|fish|release|keep)|have i (?:caught|logged|landed|had|released|kept|been|fished)|my (?:very )?first (?:FISH|fish|catch|keeper)|i (?:ever |have |had )*(?:caught|landed|logged|released|kept|fished)(?!.*\bkeep\b)|how many (?:catches|fish (?:have|did|were|are in my))|catches|i have (?:caught|logged|landed)|worked for me|works (?:best )?for me|(?:did|have|had) i (?:do|done) (?:best|better|well|worst)|do i (?:usually|normally|mostly|use (?:the )?most|do (?:best|better|well)|(?:catch|get|land) (?:the )?(?:most|more|my))|(?:am i|are my|was my|is my|were my) (?:\w+ )?(?:catch\w*|best|biggest|personal|pb|log|success|average)|personal best|days like (?:today|this|WHEN)|what (?:has|have) (?:been )?work\w*|catch rate|success rate|i (?:usually|normally) catch|(?<!\bpick (?:a |the )?(?:day|time|spot|night|one) )for me\b|how (?:did|have) i (?:do|done)|skunked|logged|(?:blank|skunked) trips?|(?:biggest|longest|heaviest|best|last|first) (?:fish|FISH|one) (?:that )?i\b(?! (?:can|may|could|am|should))|(?:baits?|lures?|flies) (?:has |have )?worked|(?:biggest|longest|heaviest|best) (?:fish|FISH) ever|(?:biggest|longest|heaviest|best) fish (?:WHEN|of the)|trips? (?:got|were|was|have|did|i))\b/,
  statesCatch:
    /^(?:(?:so|ok|hey|just|i|we|have|in|at|off|near|this|the|PLACE|WHEN) )*(?:just )?(?:caught|landed|got) (?:a|an|my|one|this) /,
  logEntry:
    /^(?:please |can you |now )*(?:log|record|enter|save|put down|write down|note) (?:(?:a|an|my|the|this|that|one|another|me|down) )*(?:\d|FISH|catch\b|fish\b)/,
  biggest:
    /\b(?:ever (?:catch|caught|land|landed) (?:a|an|one|anything) (?:over )?(?:\d|this)|biggest|largest|longest|heaviest|personal best|pb|best fish|record|personal record)\b/,
  howMany: /\bhow many\b|\bnumber of\b|\bcount\b|\btotal\b/,
  average: /\b(?:average|mean|typical)\b/,
  firstCatch:
    /\b(?:catch|caught|land|landed|log|logged|get) (?:my |the |a )?(?:very )?first\b|\bmy (?:very )?first (?:FISH|fish|catch|keeper)\b/,
  lastCatch: /\b(?:last|latest|most recent)\b/,
  worked:
    /\b(?:work(?:ed|s|ing)?|best|most|success\w*|pattern\w*|productive|favorite|usually|do (?:best|better)|rate)\b/,
  rate: /\b(?:success rate|catch rate|per hour|per trip|skunk\w*|blanks?|percent\w*)\b/,
  likeToday: /\bdays like\b|\bsimilar (?:days|conditions)\b/,
  month: /\b(?:month|months)\b/,
  hour: /\b(?:time of day|hour|hours|what time)\b/,
  tideStage: /\b(?:tide|stage|ebb|flood|incoming|outgoing|slack|rising|falling)\b/,
  released: /\breleas(?:e|ed|ing)\b/,
  license:
    /\b(?:my (?:\w+ )?registration|my (?:\w+ )?(?:license|permit)s?|(?:license|permit)s? (?:\w+ ){0,3}expir\w*|expir\w+|renew\w*|(?:license|permit)s? (?:good|valid|still)|licenses? (?:do )?i have|in (?:my|the) (?:license )?wallet)\b/,
  asBait:
    /\blive ?lin(?:e|ing) (?:a |an |some |the )?FISH\b|\bFISH (?:for|as) (?:live )?(?:FISH )?bait\b|\buse FISH\b.*\bbait\b|\bFISH\b.*\bhow many\b.*\bfor bait\b|\bhow many FISH\b.*\bfor bait\b/,
  mine: /\b(?:in the wallet|i (?:need|have) to renew|do i renew|i renew|my|mine|our|i have|do i have|did i)\b/,
  copy: /\b(?:(?:permit|license) (?:on|with) me|on me (?:\w+ ){0,4}(?:permit|license)|carry (?:my|a|the)|on my phone|(?:digital|paper|phone) copy|show (?:my|a)|(?:picture|photo|pic|screenshot)s? of|boards? me|stops? me)\b/,
  reciprocity:
    /\b(?:fish|fishing) (?:on|under|with) (?:my|his|her) (?:license|permit)\b|\buse (?:\w+ ){0,4}(?:license|permit)\b|\b(?:license|permit) be used\b|\b(?:used?|work|works|good|valid|honou?red|accepted|count|counts) in\b|\b(?:other|out of) state|\bboth states\b/,
  /** Whether somebody may fish at all, or what they have to buy for it. */
  papersAsked:
    /\bwhat (?:else )?(?:do|does|will|would|should|must) (?:\w+ ){1,3}?(?:have to |need to |got to |gotta |has to )?(?:need|buy)(?: (?:first|before|to fish\w*|WHEN|for (?:that|this|it)))?$|\b(?:can|may|could|is) (?:he|she|they|my (?:\w+ ){1,9}?) ?(?:also |still |allowed to |legally )*fish(?:ing)? (?:with|beside|next to) (?:me|us)\b|\bneeds? (?:the |a |any |some )?(?:papers?|paperwork|anything)\b|\bdoes (?:he|she|my \w+) (?:have|need) to(?: (?:buy|get|have) (?:one|it))?$|\b(?:never|not) (?:bought|buys?|had|got) one\b/,
  federalPermit: /\bhms\b|\b(?:federal|tuna) permit\b/,
  permit:
    /\b(?:license|permit|stamp)s?\b|\bneed(?:ed|s)? to (?:legally )?fish\b|\bhms\b|\b(?:boat|boater|boaters|boating|safety) (?:\w+ )?(?:certificates?|certification|certs?|course|card)\b|\b(?:does|do) (?:he|she|they|i|we|my \w+) need anything\b|\b(?:have|has|need|needs) to buy (?:something|anything)\b|\bfree to fish\b|\bfish(?:ing)? (?:for )?free\b|\bfree (?:salt ?water )?(?:fishing )?(?:days?|weekends?)\b/,
  // The app and manners.
  remind:
    /\b(?:remind\w*|alarm|notify|(?:set|make|create|put) (?:me )?(?:up )?an? alert|(?:ping|text|message|wake|alert) me (?:when|at|before|for)|tell me (?:\w+ ){0,3}before)\b/,
  help: /\b(?:who (?:do|should|can) (?:i|we) tell|float plan|tell (?:someone|somebody) where|who (?:made|makes) (?:the |these |those )?(?:tides?|numbers|predictions|figures)|(?:hours?|how long|time) (?:is |are )?(?:it |there )?(?:between|from) (?:a )?(?:high|low)(?: tide| water)? (?:and|to) (?:a )?(?:high|low)|how many (?:high |low )?tides (?:a|per|each|in a) day|moon (?:affect|effect|change|influence|matter)s?(?: for)? (?:the )?tides?|(?:delete|clear|erase) (?:my |this |the )?(?:chats?|history|conversation)|how (?:do|can) i see|where (?:are|do|did) you (?:get|getting|got) (?:this|that|it|these|your|all)|is (?:this|that|it) official|how do you know|your (?:source|sources|data)|what is (?:the )?(?:WHEN|todays?) date|what (?:day|date|time) is it$|(?:text|remind|notify|ping|message) me|set (?:an? )?(?:alarm|alert|reminder)|how (?:do|can|does) (?:i|you|it|the app|this|one) (?:\w+ ){0,3}(?:log|add|save|use|find|delete|export|import|change|set|turn|edit|store|upload|share|install|see|view|switch|work|download|get|remove|cancel|contact|record|track|make|create|enter|mark)|how to (?:log|add|use|export|delete|save|upload|install|turn|change|import|record)|where (?:do|can) i (?:find|see|log|add|store|export|change|enter|record|upload|track)|app|trial|who (?:runs|owns|built|developed)|(?:my |the |new |old |another |lost |broken )phone\b(?: (?:dies|died|breaks?|broke|is (?:lost|dead|stolen)|gets? (?:lost|wet|stolen)|fall|falls))?|offline|night mode|WHEN mode|red (?:light|mode|screen)|dark mode|export my|delete my account|notification\w*|tutorial|subscription|free trial|units|metric|(?:do|does) (?:the |a )?(?:full |new )?(?:moon|pressure|barometer|light|water temperature) (?:\w+ )?(?:matter|affect|help|count)|how does the (?:bite )?score work|how is the (?:bite )?score (?:calculated|computed|worked)|what is (?:the|a) bite score|what (?:does|do) (?:the |a )?(?:bite )?scores? mean|no (?:signal|service|network|internet|bars|reception|wifi|wi fi|cell)|(?:get|take|pull) (?:all )?(?:my|our) (?:data|catches|log|stuff) (?:out|off|from)|(?:can not|how do i|trouble|problem\w*) (?:log|sign)(?:ging|ing)? ?(?:in|on|up)|password|(?:change|switch|set|show|put) (?:it |me |this |everything |that )?(?:to|in|into) (?:cm|centimet\w+|metric|celsius|met(?:er|re)s|feet|inches|fahrenheit|knots)|cancel (?:my |the )?(?:plan|subscription|trial|membership|account)|how do (?:i|you|u) calc\w* (?:the |a )?(?:bite )?score|(?:red|dark|night|day) (?:\w+ )?(?:screen|light|mode)|ais|vessels?|ships?)\b/,
  howSure:
    /\bhow (?:sure|certain|accurate|reliable|exact|precise|good are (?:your|the))\b|\bare (?:you|u|these|those|they) (?:\w+ )?(?:sure|accurate|reliable)\b|\b(?:can|do|should) (?:i|we|you) (?:\w+ )?trust\b|\bis (?:this|that|it|the \w+|the \w+ \w+) (?:accurate|reliable|ever wrong)\b/,
  capabilities:
    /\b(?:what (?:can|do|could) you (?:do|help|answer|know|tell)|help me$|^help$|how can you help|what (?:are you|can i ask|should i ask)|what (?:kinds?|sort) of (?:questions|things)|who are you|what are you|how do you work|your capabilities|what else can)\b/,
  greeting:
    /^(?:any(?:body|one) (?:home|there|here|up|awake)|you (?:there|up)|test(?:ing)?$|happy (?:WHEN|holidays?)|mornin|gm|hi|hello|hey|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|hiya|sup|ahoy|what is up|whats up|hey there|hi there)\b/,
  thanks:
    /\b(?:thanks|thank you|thx|ty|cheers|appreciate|great answer|awesome|perfect|nice one|bye|goodbye|see you|good night)\b|^(?:ok(?:ay)?|cool|got it|great|alright|sure|yes|yep|no)(?: (?:ok|okay|cool|got it|great|good|then|man|dude|sure))*$/,
  lately: /\b(?:lately|recently|been)\b/,
  reports:
    /\b(?:lately|recently|(?:fishing|bite) been|fishing reports?|reports?|(?:bait|tackle) shop reports?|the word|latest news)\b/,
  // Turns of a conversation.
  follow:
    /^(?:(?:ok|and|so|but) )*(?:do|does|are|will) they\b|^(?:(?:ok|okay|and|so|but|then|also|or|alright|great|thanks|cool) )*(?:and|what about|how about|what if|same|then|or|instead|also|for|on|in|from|at|off|with|but|near|closer|around)\b/,
  there: /\b(?:there|that (?:place|spot)|same (?:place|spot)|it)\b/,
  thatTime: /\b(?:then|that (?:day|night|morning|time|evening)|same (?:day|time))\b/,
  trips:
    /\bhow many (?:\w+ )?(?:trips|outings|days did i fish|times did i (?:go|fish))\b|\bnumber of trips\b/,
  quarterMoon:
    /\b(?:first|last|next|third)? ?quarter moons?\b|\bmoon (?:first|last|third) quarter\b/,
  species:
    /\b(?:what (?:does|do) (?:a |the )?FISH mean|what (?:is|are) (?:a |an |the )?FISH|tell me about (?:a |the )?FISH|scientific name|latin name|other names?|also (?:called|known)|same (?:fish|thing|as)|another name|what (?:kind|species)|describe)\b/,
} as const satisfies Record<string, RegExp>;

export type Cue = keyof typeof patterns;
export const patternOf = (cue: Cue): RegExp => patterns[cue];
/** All there are. */
export const cueNames: readonly string[] = Object.keys(patterns);

export const cueEntries = Object.entries(patterns);

export function findCues(masked: string): readonly string[] {
  return cueEntries.filter(([, pattern]) => pattern.test(masked)).map(([cue]) => cue);
}

/** The words of the patterns; those before `\\w` are beginnings of words. */
const literals = cueEntries.flatMap(([, { source }]) =>
  Array.from(
    source.replaceAll(/\\[bBdsS]|\(\?<?[:=!]/g, " ").matchAll(/([a-z]{3,})(\\w[*+])?(\?)?/g),
  ),
);
const words: ReadonlySet<string> = new Set(
  literals.flatMap(([, word = "", open, maybe]) => {
    if (open !== undefined) return [];
    return maybe === undefined ? [word] : [word, word.slice(0, -1)];
  }),
);
const leastBeginning = 4;
const beginnings = [
  ...new Set(
    literals.flatMap(([, word = "", open]) =>
      open !== undefined && word.length >= leastBeginning ? [word] : [],
    ),
  ),
];

/** A word that some cue listens for. */
export const isWordOfCues = (word: string): boolean =>
  words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));

/** "fog\\w*": too short to tell a word by, but not where the cue was found. */
const shortBeginnings = [
  ...new Set(literals.flatMap(([, word = "", open]) => (open === undefined ? [] : [word]))),
];

const longestEnding = 4;

/** The same, with the endings that the patterns spell apart: "nett(?:ed|ing)". */
export const isFormOfCues = (word: string): boolean =>
  isWordOfCues(word) ||
  shortBeginnings.some((beginning) => word.startsWith(beginning)) ||
  [...words].some(
    (one) =>
      one.length >= leastBeginning &&
      word.startsWith(one) &&
      word.length - one.length <= longestEnding,
  );
