import type { Verdict } from "#angling/assistant/cards/card.ts";

/** The side a sentence takes on one subject. */
export type Claim = "yes" | "no";

export type Subject = "keep" | "season" | "permit" | "safety";

interface Words {
  /** Words that say yes when nothing negates them. */
  readonly yes: RegExp;
  /** Words that say no when nothing negates them. */
  readonly no: RegExp;
}

/**
 * Verdict words in the languages answers are checked in: English, Spanish, Portuguese, French, Italian,
 * German. Prose in another language is not accepted beside a verdict.
 */
const words: Readonly<Record<Subject, Words>> = {
  keep: {
    yes: /\b(?:keep(?:ing|ers?|able)?(?! (?:(?:it|them|him|her|the fish) (?:wet|in|under|low|level|alive|moving|out)|in mind|an eye|to (?:the|its?)|your|away|out|off|clear|low|short))|retain|harvest|legal(?! (?:length|size))(?:ly)?|be kept|fish for (?:strip\w+|bass|them|cod)|(?:take|box|bag) it|darf mit|stays with you|comes? home|(?:tak|bring)(?:e|ing) (?:it|him|her|that one|this one|one) home|(?:in(?:to)?|for) the (?:cooler|box|ice|table|pan|grill)|on ice|dinner|gard(?:er|ez|e|é)|conserv\w+|emporter|qued[aá]r\w*|guard[ae]r\w*|llev[aá]r\w*|ficar com|levar|tener\w*|trattener\w*|behalten|mitnehmen|legale?s?(?! (?:length|size))|fino al frigo)(?![a-zà-ÿ])/iu,
    no: /\b(?:releas\w+|let (?:it|him|her|them) go|cut (?:it|him|her) loose|has to swim|over-?slot|trop (?:court|long|petit|grand)\w*|zu (?:kurz|lang|klein|groß)|demasiad\w+ (?:cort|larg|peque)\w+|(?:curto|longo) demais|back in the water|(?:throw|put|toss|send)(?:s|ing)? (?:it|him|her|them)? ?back|(?:must|has to|have to|should|needs to) go back|go(?:es)? back(?!\w)(?! out)|back in(?:to)? the water|illegal|unlawful|undersized?|oversized?|too (?:short|long|small|big)|rel[âa]ch\w+|remet\w+ (?:à l'eau|au)|remettre|solt(?:ar|e|á)\w*|su[eé]lt\w+|devu?[eé]lv\w+|devolv\w+|liber[ae]\w*|rilasci\w+|zurück\w*|frei(?:ge)?lass\w+|ilegal|illégal|interdit)(?![a-zà-ÿ])/iu,
  },
  season: {
    yes: /\b(?:(?:(?:is|are|it's|'s|stays?|remains?|was|be) (?:now |also |still |wide |then )*|^)open|open (?:all year|now|today|season)|in season|ouverte?|abiert[ao]|abert[ao]|apert[ao]|geöffnet|offen)(?![a-zà-ÿ])/iu,
    no: /\b(?:closed|closure|out of season|off[- ]limits|prohibited|may not be (?:fished|targeted)|ferm[ée]e?|cerrad[ao]|vedad?a?|fechad[ao]|chius[ao]|geschlossen)(?![a-zà-ÿ])/iu,
  },
  permit: {
    yes: /\b(?:(?:needs?|requires?|must (?:have|carry|hold)|have to have) (?:an? |the |your |their )?(?:\w+ ){0,2}(?:permit|licen[cs]e)|(?<!\bno )(?:permit|licen[cs]e) is (?:needed|required)|permis (?:est )?(?:obligatoire|requis)|(?:necesit\w+|requier\w+|hace falta) (?:un |la |una )?(?:permiso|licencia)|precis\w+ de (?:uma )?licença|serve (?:la |una )?licenza|braucht? (?:einen|eine))(?![a-zà-ÿ])/iu,
    no: /\b(?:(?:(?:no|not|don['’]t|doesn['’]t|won['’]t) (?:really )?need(?:ed|s)?) (?:one|any|it)|no (?:permit|licen[cs]e)|without an? (?:permit|licen[cs]e)|(?:permit|licen[cs]e)[- ]free|sans permis|sin (?:permiso|licencia)|sem licença|senza licenza|ohne (?:schein|lizenz))(?![a-zà-ÿ])/iu,
  },
  safety: {
    yes: /\b(?:safe(?:ly|r|st)?|to spare|plenty of (?:water|room|depth)|deep enough|easily|(?:fine|ok(?:ay)?|good|clear|alright|perfect) to (?:go|head|launch|cross|wade|run|fish)|good to go|(?:ideal|perfect|great|good|fine)\b.*\b(?:kayak|boat|canoe|paddle\w*|wad(?:e|ing)|crossing|swim\w*|walk)|(?:be|is) ok(?:ay)?|free to (?:go|launch|head|run|cross)|go (?:ahead|for it)|without (?:worry|danger|risk|fear)|sans crainte|head (?:on )?out(?! before)|no (?:problem|worries|danger|risk|hazard)|nothing to (?:worry|fear)|(?:do not|don't|needn't) worry|harmless|risk[- ]free|you'?ll be fine|segur[ao]s?|sans (?:danger|risque)|en sécurité|sûr|sin (?:peligro|riesgo)|sem perigo|sicher|ungefährlich|sicur[ao]|tranquil\w+)(?![a-zà-ÿ])/iu,
    no: /\b(?:unsafe|danger(?:ous)?|do not go|don't go|stay (?:ashore|home|in|off)|not worth the risk|hazard(?:ous)?|peligros[ao]|perigos[ao]|dangereu\w+|gefährlich|pericolos[ao])(?![a-zà-ÿ])/iu,
  },
};

const negation =
  /\b(?:not|never|no longer|nobody|no one|none|cannot|can't|don't|doesn't|isn't|aren't|mustn't|shouldn't|won't|wouldn't|nor|neither|ne|n'|pas|jamais|aucun\w*|nunca|tampoco|no|não|nem|nicht|nie|kein\w*|non)\b|n't\b|n['’]/iu;

const conditional =
  /\b(?:if|unless|when|once|until|as long as|provided|only|whether|depends?|would|between|s'il|si|sauf|quand|selon|siempre que|cuando|depende|se|caso|wenn|falls|solange|qualora|quando)\b/iu;

/** Returns what a sentence claims, or null when it claims nothing without a condition. */
export function claimOf(subject: Subject, sentence: string): Claim | null {
  if (/[?？]\s*$/u.test(sentence)) return null;
  const { yes, no } = words[subject];
  const saysYes = yes.test(sentence);
  const saysNo = no.test(sentence);
  if (!saysYes && !saysNo) return null;
  if (conditional.test(sentence)) return null;
  // The answer word before the comma is the claim itself, no negation of it.
  const isNegated = negation.test(
    sentence
      .replace(/^\W*(?:no|non|não|nein)\s*[,.;:!–—-]\s*/iu, "")
      .replace(/\b(?:no (?:problem|worries|danger|risk|hazard|permit|license|licence))\b/iu, ""),
  );
  if (saysNo && !saysYes) return isNegated && subject !== "season" ? "yes" : "no";
  if (saysYes && saysNo) return isNegated ? "no" : null;
  return isNegated ? "no" : "yes";
}

/** Tells whether a sentence touches a subject at all, with or without a condition. */
export const speaksOf = (subject: Subject, sentence: string): boolean =>
  words[subject].yes.test(sentence) || words[subject].no.test(sentence);

const jacket =
  /\b(?:radio|vhf|whistle|flares?|epirb|plb|waders|(?:life ?-?)?(?:jackets?|vests?)|pfds?|gilets?|chalecos?|coletes?|giubbott\w+|schwimmweste\w*|wading belts?)\b/iu;
const withoutIt =
  /\b(?:leave|skip|without|no need|(?:do not|don't|won't|not) (?:really )?need|optional|unnecessary|forget|ditch|off|sans|laisse\w*|pas besoin|sin|dej\w+|sem|deix\w+|senza|lascia\w*|ohne)\b/iu;

/** Tells whether a sentence talks somebody out of safety gear; no card ever says so. */
export const dropsSafetyGear = (sentence: string): boolean =>
  jacket.test(sentence) && withoutIt.test(sentence);

/** A verdict that the prose has to say. */
export type Said = Verdict | "unknown" | "no-text";

/** Words with which a verdict is said; a verdict without them here may stay unsaid. */
const sayings: Readonly<Partial<Record<Said, RegExp>>> = {
  release:
    /\b(?:under|below|short of) (?:the|its|your)\b.*\b(?:minimum|slot|limit|size)\b|\bbag (?:is |limit is )?full\b|out of season|\bshut\b|closed|\bferm[ée]|cerrad|fechad|chius|geschlossen/iu,
  closed: /out of season|\bshut\b|closed|\bferm[ée]|cerrad|fechad|chius|geschlossen/iu,
  no: /\b(?:no hour|unsafe|stay (?:in|ashore|home|put|off|on)|don['’]t|do not|not|too (?:much|rough|windy)|avoid|wait|leave (?:it|the boat|her)|rest(?:ez|er)|bleib\w*|qu[ée]d\w+|fique|no salg\w+|nicht|nein|pas|não|non)(?![a-zà-ÿ])/iu,
  care: /\b(?:car(?:e|eful|efully)|caution|cautious|wary|not a clear|risk\w*|watch (?:out|for)|mind (?:the|your)|prudence|prudent\w*|attention|precauci\p{L}+|cuidado|cautela|vorsicht\w*|attenzione)(?![a-zà-ÿ])/iu,
  "does-not-clear":
    /\b(?:not|no|never|nothing|don't|won't|doesn't|aground|too shallow|pas|nicht|nein|não|non)(?![a-zà-ÿ])|n['’]t\b/iu,
  required:
    /\b(?:need\w*|buy|get (?:the|your|a)|requir\w+|must|have to|obligat\w+|necesit\w+|precis\w+|brauch\w*|besoin|faut|serve|exig\w+)(?![a-zà-ÿ])/iu,
  unsure: /\b(?:not|no|un(?:known|sure|clear)|cannot)\b|n['’]t\b/iu,
  unknown:
    /\b(?:not|no|un(?:known|sure|able)|cannot|nothing|pas|aucun\w*|kein\w*|nicht|sin|não|non)(?![a-zà-ÿ])|n['’]t\b/iu,
  "no-text":
    /\b(?:not|no|never|ban\w*|prohibit\w*|illegal|forbid\w*|against|interdit\w*|prohib\w+|verboten|nein|pas|non|não)(?![a-zà-ÿ])|n['’]t\b/iu,
};

const refuses: ReadonlySet<Said> = new Set<Said>([
  "release",
  "closed",
  "no",
  "does-not-clear",
  "no-text",
]);
/** "No." as an answer; "no limit" is none. */
const refusal =
  /^\W*(?:sorry,? |unfortunately,? )?(?:(?:no|nope|non|nein|não|not|leider nein)\W*(?:[.,;:!–—]|$)|not (?:today|in|at|safely|yet|this|until|legal|allowed|now)\b)/iu;

const warning =
  /\b(?:careful\w*|caution\w*|wear|jackets?|vests?|chaleco|gilet|colete|schwimmweste|cold|fría|froide|fria|kalt\w*|fredda|keep it (?:wet|in)|gently|quickly|check (?:the|before)|stay (?:ashore|in|home)|prudence|cuidado|vorsicht\w*)(?![a-zà-ÿ])/iu;
const slights = /\b(?:overrated|unneeded|no need|not needed|nonsense|silly)\b/iu;
/** Tells whether a sentence warns, which no card forbids. */
export const warns = (sentence: string): boolean =>
  (warning.test(sentence) || (hazardsIn(sentence).length > 0 && !deniesHazard(sentence))) &&
  !slights.test(sentence) &&
  !dropsSafetyGear(sentence);

/** Tells whether a sentence says a card's verdict. */
export function saysSo(verdict: Said, sentence: string): boolean {
  const saying = sayings[verdict];
  if (refuses.has(verdict) && refusal.test(sentence)) return true;
  if (/\b(?:if|unless|except|nothing to|no need|overrated)\b/iu.test(sentence))
    return saying === undefined;
  if (saying === undefined || saying.test(sentence)) return true;
  const isOfFish = verdict === "release" || verdict === "closed";
  return isOfFish && (words.keep.no.test(sentence) || claimOf("keep", sentence) === "no");
}

/** Tells whether a part of a sentence forbids, which beside a verdict only its contradiction refuses. */
export const restricts = (part: string): boolean =>
  (words.keep.no.test(part) || words.season.no.test(part)) && !negation.test(part);

const onlyFor = /\bonly\b[^\d]*$/iu;
/** Tells whether a part of a sentence says a card's verdict, and nothing that narrows it. */
export function repeats(verdict: Said, part: string): boolean {
  if (verdict === "keep" || verdict === "open")
    return claimOf("keep", part) === "yes" || claimOf("season", part) === "yes";
  if (verdict === "not-required") return claimOf("permit", part) === "no";
  if (verdict === "go" || verdict === "clears") return claimOf("safety", part) === "yes";
  return sayings[verdict] !== undefined && saysSo(verdict, part) && !onlyFor.test(part);
}

/** What would be so in another case grants nothing. */
const inAnotherCase =
  /\b(?:would|could|were|had|hadn't|tomorrow|next|otra|demain|mañana|morgen)\b|\d/iu;

/** Tells whether a sentence permits something under a condition. */
export function permitsOnCondition(subject: Subject, sentence: string): boolean {
  if (!conditional.test(sentence) || inAnotherCase.test(sentence)) return false;
  const { yes, no } = words[subject];
  if (subject === "permit") return no.test(sentence);
  return yes.test(sentence) && !no.test(sentence) && !negation.test(sentence);
}

/** Tells whether a sentence holds under a condition only. */
export const isConditional = (sentence: string): boolean => conditional.test(sentence);

const denial =
  /\b(?:no|without|isn't any|not any|never any)\s+(?:\w+\s){0,2}(?:limits?|minimum|maximum|size|bag|rules?(?! is held)|restrictions?|ban|closure|prohibition)\b|\b(?:exceptions?|tolerance|tolerated|in practice|(?:doesn't|don't|does not|do not) (?:care|mind|check)|loophole|waive[ds]?|rarely|wardens?|enforce\w*|nobody (?:will|would|checks|sees|minds|knows)|no one (?:will|would|checks|sees|minds|knows)|lifted|unlimited|abolished|suspended|repealed|optional|as many as)\b|\b(?:no|yet) longer (?:applies|required|needed)\b/iu;
/** Tells whether a sentence says that a rule does not hold. */
export const lawDenied = (sentence: string): boolean => denial.test(sentence);

const gear =
  /\b(?:(?:circle|treble|j)[- ]?hooks?|hooks?|trebles?|gaff\w*|spear\w*|snag\w*|drones?|gill ?nets?)\b/iu;
const permitted =
  /\b(?:fine|ok(?:ay)?|allowed|legal|permitted|optional|can|free to|no problem|good)\b/iu;
/** Tells whether a sentence permits a gear. */
export const permitsGear = (sentence: string): boolean =>
  gear.test(sentence) && permitted.test(sentence) && !negation.test(sentence);

const hazard =
  /fog|gust|thunder|lightning|gale|advisor|warning|storm|surge|danger|hazard|obstruction|rocks?\b|currents?\b|niebla|brouillard|nebel/giu;
const hazardsIn = (text: string): readonly string[] => text.match(hazard) ?? [];
const without =
  /\b(?:without|zero|free of|sans|sin|sem|ignore|unlikely|gone|clears?|lifts?|ends?|burns? off|passes|will (?:clear|lift|end|pass|drop))\b/iu;
const deniesHazard = (clause: string): boolean => negation.test(clause) || without.test(clause);
/** Returns the hazards a clause says there are none of. */
export const hazardsDenied = (clause: string): readonly string[] =>
  deniesHazard(clause) ? hazardsIn(clause).map((one) => one.toLowerCase()) : [];

const clauseEnd = /[;:,–—]\s+|\s(?=(?:but|so|otherwise|however|although|though|and|then)\s)/iu;
/** Parts of a sentence that claim something each. */
export const clausesOf = (sentence: string): readonly string[] => sentence.split(clauseEnd);

const turn = /\b(?:but|however|otherwise|although|(?<!even )though|still)\b(.*)$/iu;
const negative = /\b(?:already|full|over)\b/iu;
/** Tells whether a sentence turns away from a verdict that forbids: what follows must not weaken it. */
export function turnsAway(verdict: Said, sentence: string): boolean {
  const [, rest] = turn.exec(sentence) ?? [];
  return (
    rest !== undefined && !saysSo(verdict, rest) && !negative.test(rest) && !negation.test(rest)
  );
}

/** Tells whether a sentence is about the app and what it can, not about the water. */
export const isAboutTheApp = (sentence: string): boolean =>
  /\b(?:i (?:can|can't|cannot|don't|do not|only|have|hold|know)|i'm|ask me|the app|outside what i|as i said|je ne|no tengo|não tenho|ich (?:habe|kann|kenne|weiß))\b/iu.test(
    sentence,
  );

const data =
  /\b(?:tide|high|low|slack|ebb|flood|current|wind|knots?|fog|seas?|waves?|bar|moon|sunrise|sunset|bite|biting|score|depth|shallow|deep|fish(?:ed|ing)?|strip(?:er|ed)s?|bass|limit|size|gaff\w*|hooks?|water|calm|weather|marea|marée|pleamar|viento|vent|wasser|maré)\b/iu;
/** Tells whether a sentence states something that only a card can know. */
export const speaksOfData = (sentence: string): boolean =>
  data.test(sentence) && !isAboutTheApp(sentence) && !/[?？]\s*$/u.test(sentence);

/** Tells whether a sentence is about what may be caught. */
export const speaksOfFish = (sentence: string): boolean =>
  /\b(?:fish\w*|strip\w+|bass|season|peixe|poisson|pez|fisch\w*)\b/iu.test(sentence);

export const functionWords = new Set(
  "though although however yet oui sim would should even yours your get got just also too still only when before after under over more less than very yes all had the is are was were be at of and you your it its to in a an on for from by with this that there no not one or so if as up out then any about can do have has will i my me we what they el la los las es en de que un una y con por para mide le les est à une et il pour dans du des o os é em do da um uma e com às di per der die das ist und um mit den ein eine er im bis zu".split(
    " ",
  ),
);

/** Tells whether a text is in a language whose verdict words are known. */
export function isKnownLanguage(text: string): boolean {
  const letters = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (letters.length < 10)
    return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  return letters.filter((word) => functionWords.has(word)).length >= letters.length * 0.15;
}
