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
    yes: /\b(?:keep(?:ing|ers?|able)?(?! (?:in mind|an eye|to (?:the|its?)|your|away|out|off|clear|low|short))|retain|harvest|legal(?:ly)?|(?:tak|bring)(?:e|ing) (?:it|him|her|that one|this one|one) home|(?:in(?:to)?|for) the (?:cooler|box|ice|table|pan|grill)|on ice|dinner|gard(?:er|ez|e|é)|conserv\w+|emporter|qued[aá]r\w*|guard[ae]r\w*|llev[aá]r\w*|ficar com|levar|tener\w*|trattener\w*|behalten|mitnehmen|legale?s?|fino al frigo)(?![a-zà-ÿ])/iu,
    no: /\b(?:releas\w+|let (?:it|him|her|them) go|(?:throw|put|toss|send)(?:s|ing)? (?:it|him|her|them)? ?back|(?:must|has to|have to|should) go back|back in(?:to)? the water|illegal|unlawful|undersized?|oversized?|too (?:short|long|small|big)|rel[âa]ch\w+|remet\w+ (?:à l'eau|au)|remettre|solt(?:ar|e|á)\w*|su[eé]lt\w+|devu?[eé]lv\w+|devolv\w+|liber[ae]\w*|rilasci\w+|zurück\w*|freilass\w+|ilegal|illégal|interdit)(?![a-zà-ÿ])/iu,
  },
  season: {
    yes: /\b(?:(?:season|fishery|it|fishing|they|bass) (?:is|are|stays?|remains?) open|open (?:all year|now|today|season)|in season|ouverte?|abiert[ao]|abert[ao]|apert[ao]|geöffnet|offen)(?![a-zà-ÿ])/iu,
    no: /\b(?:closed|closure|out of season|off[- ]limits|prohibited|may not be (?:fished|targeted)|ferm[ée]e?|cerrad[ao]|vedad?a?|fechad[ao]|chius[ao]|geschlossen)(?![a-zà-ÿ])/iu,
  },
  permit: {
    yes: /\b(?:(?:needs?|requires?|must (?:have|carry|hold)|have to have) (?:an? |the |your |their )?(?:\w+ ){0,2}(?:permit|licen[cs]e)|(?<!\bno )(?:permit|licen[cs]e) is (?:needed|required)|permis (?:est )?(?:obligatoire|requis)|(?:necesit\w+|requier\w+|hace falta) (?:un |la |una )?(?:permiso|licencia)|precis\w+ de (?:uma )?licença|serve (?:la |una )?licenza|braucht? (?:einen|eine))(?![a-zà-ÿ])/iu,
    no: /\b(?:no (?:permit|licen[cs]e)|without an? (?:permit|licen[cs]e)|(?:permit|licen[cs]e)[- ]free|sans permis|sin (?:permiso|licencia)|sem licença|senza licenza|ohne (?:schein|lizenz))(?![a-zà-ÿ])/iu,
  },
  safety: {
    yes: /\b(?:safe(?:ly)?|(?:fine|ok(?:ay)?|good|clear|alright|perfect) to (?:go|head|launch|cross|wade|run|fish)|good to go|go (?:ahead|for it)|head (?:on )?out(?! before)|no (?:problem|worries|danger|risk|hazard)|nothing to (?:worry|fear)|(?:do not|don't|needn't) worry|harmless|risk[- ]free|you'?ll be fine|segur[ao]s?|sans (?:danger|risque)|en sécurité|sûr|sin (?:peligro|riesgo)|sem perigo|sicher|ungefährlich|sicur[ao]|tranquil\w+)(?![a-zà-ÿ])/iu,
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
  /\b(?:life ?-?(?:jackets?|vests?)|pfds?|gilets?|chalecos?|coletes?|giubbott\w+|schwimmweste\w*|wading belts?)\b/iu;
const withoutIt =
  /\b(?:leave|skip|without|no need|(?:do not|don't|not) need|optional|unnecessary|forget|ditch|off|sans|laisse\w*|pas besoin|sin|dej\w+|sem|deix\w+|senza|lascia\w*|ohne)\b/iu;

/** Tells whether a sentence talks somebody out of safety gear; no card ever says so. */
export const dropsSafetyGear = (sentence: string): boolean =>
  jacket.test(sentence) && withoutIt.test(sentence);

const functionWords =
  /\b(?:the|is|are|at|of|and|you|it|to|in|el|la|los|es|en|de|que|le|les|est|à|un|une|o|os|as|é|em|il|di|è|per|der|die|das|ist|und|um|mit)\b/giu;

/** Tells whether a text is in a language whose verdict words are known. */
export function isKnownLanguage(text: string): boolean {
  const letters = text.match(/\p{L}+/gu) ?? [];
  if (letters.length < 10)
    return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
  return (text.match(functionWords) ?? []).length >= letters.length * 0.12;
}
