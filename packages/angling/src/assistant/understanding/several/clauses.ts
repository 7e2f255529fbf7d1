const asking = String.raw`(?:whats?|whens?|wheres?|hows?|which|who|is|are|can|could|do|does|will|would|should|may|am|any|tell|give|show)\b`;
const lead = String.raw`(?:(?:and|also|so|ok|then|plus|but|oh|hey) )*`;
const asks = new RegExp(`^${lead}${asking}`, "i");
const enders = /[?!;\n]+|\.(?=\s|$)/;
const joints = new RegExp(
  String.raw`,? (?:and|also|plus|then|&) (?:also |then )?(?=(?:what|when|where|how|which|is|are|can|do|does|will|should)(?:'?s)?\b)|, (?=${asking})`,
  "i",
);
/** What is no question of its own. */
const remark =
  /^(?:and )?(?:which (?:is|one|day)|what do you (?:think|say)|or (?:what|not)|right|is (?:that|it|this) (?:ok|okay|right|legal|true|allowed|fine|good))\b/i;
/** "Striper slot in MA and do I need a license": the first is asked by its name alone. */
const namesATopic =
  /\b(?:slot|limits?|size|season|regs?|regulations|rules|tides?|slack|currents?|sunrise|sunset|moon|weather|wind|score)\b/i;
const saysHowItIs =
  /\b(?:ignore|forget|disregard|override|bypass|pretend|act|your|new|i|we|my|he|she|is|was|are|were|got|caught|kept|says?|said|told)\b/i;
const mostClauses = 4;

/** The questions of a message: what only says how things stand goes with the question beside it. */
export function clausesOf(question: string): readonly string[] {
  const pieces = question
    .split(enders)
    .flatMap((sentence) => sentence.split(joints))
    .map((piece) => piece.trim())
    .filter((piece) => /[a-z]/i.test(piece));
  const clauses: string[] = [];
  let waiting = "";
  for (const piece of pieces) {
    const isNamed = namesATopic.test(piece) && !saysHowItIs.test(piece);
    const isOwn = (asks.test(piece) || isNamed) && !remark.test(piece);
    const last = clauses.at(-1);
    if (isOwn) clauses.push(`${waiting} ${piece}`.trim());
    else if (last === undefined) waiting = `${waiting} ${piece}`.trim();
    else clauses.splice(-1, 1, `${last} ${piece}`);
    if (isOwn) waiting = "";
  }
  if (clauses.length < 2 || clauses.length > mostClauses) return [question];
  return clauses;
}
