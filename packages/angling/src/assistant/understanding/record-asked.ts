const late = String.raw`(?:WHEN|night|nite|tonight|dark|dusk|sunset|midnight|late|overnight|[1-5] ?am|1[0-2] ?pm|[89] ?pm|(?:past|after|til+|until) (?:the )?(?:dark|sunset|midnight|hours|\d+))`;
const may = String.raw`(?:to be (?:on|at|in|there)|can|may|could|am i|are (?:you|we)|do they|let|lets?|allowed|permitted|ok(?:ay)?|legal|al ?right|cool|fine)`;

/** "Where do I ditch the truck". */
export const leavesCar = String.raw`(?:leave|put|ditch|stash) (?:the|my|our|a) (?:car|truck|van|trailer)`;

/**
 * What the record of a place may be asked for, by words. The patterns read a question with its names and times
 * masked as well as its plain words.
 */
export const askedOfRecord = {
  birds: /\b(?:plovers?|piping|terns?|nesting|nests?|bird closures?)\b/,
  hours: new RegExp(
    String.raw`\b(?:hours(?! (?:before|after|of|either|each|around|from|to|left|til|on|fishing))|curfew|24 ?7|gates?(?= |$)|lock(?:s|ed|ing)?|(?:kick\w*|throw\w*|boot\w*|run) (?:you|u|me|us|people|every\w+) out|(?:kicked|run|thrown|booted|chased) (?:off|out)|all night|round the clock|open(?:s|ed)?|clos(?:e|es|ed)(?! (?:by|to|in|enough))|shut|(?:after dark|at night|${late}) (?:\w+ )?(?:ok|okay|allowed|legal|permitted|fine|cool)|need to get in|${may} (?:\w+ ){0,6}(?:at |after )?${late})\b`,
  ),
  parking: new RegExp(
    String.raw`\b(?:park(?:ing|ed)|(?:can|could|may|where|to|place|i|we|u|do) (?:\w+ )?park|parking lots?|lots?(?= (?:open|full|fill|close|free))|(?:non ?|out of town ?|out of state ?)?residents?|stickers?|towed|towing|(?:car|truck|van) pass(?:es)?|${leavesCar}|parking meters?|metered|side streets?)\b`,
  ),
  fee: /\b(?:fees?|free(?: (?:parking|lot|to park|ramp|launch))?|costs?|prices?|pay(?:ing)?|reservations?|book (?:ahead|online)|how much (?:is it|is the (?:lot|parking|ramp|permit|pass|beach)|to (?:park|get in|launch)|for (?:the )?(?:day|car|lot|parking|ramp)|do they))\b/,
  restrooms:
    /\b(?:restrooms?|bath ?rooms?|toilets?|loo|pott(?:y|ies)|porta ?(?:pott(?:y|ies)|johns?)|port ?a ?(?:johns?|pott(?:y|ies))|bath ?house|outhouse|to pee|wash ?rooms?)\b/,
  food: /\b(?:snack ?(?:bars?|shacks?)|food|concessions?|clam (?:shack|bar)|ice cream|(?:grab|get|buy|have) (?:\w+ )?(?:lunch|breakfast|coffee|dinner)|(?:bite|something|somewhere|place|anything) to eat|hot ?dogs?|burgers?)\b/,
  baitShop: /\b(?:(?:bait|tackle) (?:shops?|stores?)|buy (?:\w+ )?(?:bait|worms))\b/,
  camping:
    /\b(?:camp(?:s|ing|er|sites?|ground)?|tents?|rv|(?:sleep(?:ing)?|nap|crash(?:ing)?) (?:\w+ )?in (?:the|my|our|a) (?:car|truck|van|camper|suv))\b/,
  driving:
    /\b(?:over ?sand|drive on|driv(?:e|ing) (?:\w+ ){0,3}(?:on|onto|out|sand|beach)|4 ?x ?4|4wd|four wheel|buggy|orv|osv|jeep|beach (?:permit|sticker|pass)|without (?:a|any) (?:vehicle|truck|jeep))\b/,
  launch:
    /\b(?:boat (?:ramps?|launch\w*)|ramps?|launch(?:es|ing)?(?! (?:from|off))|put in|slipway|hand launch)\b/,
  /** "How bad does it get there". */
  sea: /\bhow (?:bad|rough|nasty|dangerous|hairy|sketchy|sporty|gnarly) (?:does|do|is|are|can|will|would)\b/,
  landing:
    /\b(?:land (?:on|at|my|a|the|there|here|PLACE)|landing (?:on|at|there|allowed)|go ashore|step (?:off|ashore)|(?:allowed|permitted|get|go|walk|set foot) (?:up )?on(?:to)?(?= (?:it|the island|PLACE|(?:\w+ ){1,2}island)\b|$)|people allowed)\b/,
  /** A permit to drive or to park, none to fish. */
  groundPermit:
    /\b(?:(?:beach|over ?sand|drive on(?: \w+){0,2}|parking|night|overnight|vehicle|town|driving|day|season) (?:permits?|stickers?|pass(?:es)?)|permits? (?:\w+ )?(?:to|for) (?:driv(?:e|ing)|park\w*|the beach|camp\w*))\b/,
  reached:
    /\b(?:(?:can|may|could|am) (?:i|we|you|one|people|anybody|anyone|u) (?:actually |really |even |still |legally |allowed to )?(?:fish|cast|throw|walk) (?:\w+ )?(?:from|off|on|at)|fishing (?:\w+ )?(?:allowed|legal|permitted|ok)|allowed to fish|public access)\b/,
} as const satisfies Record<string, RegExp>;

/** Any of it. */
export const asksRecord = new RegExp(
  Object.values(askedOfRecord)
    .map(({ source }) => source)
    .join("|"),
);
