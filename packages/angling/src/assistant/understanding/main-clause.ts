/** Words a question begins with. */
const asking =
  /\b(?:what|whats|when|where|who|which|how|why|is|are|am|can|could|do|does|did|will|would|should|may|any)\b/;
/** Words of somebody who tells something before asking. */
const telling = /\b(?:i|we|my|our|he|she|they|got|has|have|its|it|there)\b/;
/** What goes with something, or why: nothing that is asked about. */
const beside =
  /\b(?:because|since|if|unless|while|so|and (?:i|we|my)|but|(?:with|for|before|after|on|in|from) (?:my|our|his|her|the|a|an|some)|before work|after work)\b.*$/;
/** "Can I …", "is … allowed": what goes along is what may be forbidden. */
const permission = /^(?:can|could|may|am|is|are|do|does|should)\b|\ballowed\b/;

/** The part of a question that says what is asked: without what is told before it, and what goes with it. */
export function mainClause(rest: string): string {
  const at = rest.search(asking);
  const asked = at > 0 && telling.test(rest.slice(0, at)) ? rest.slice(at) : rest;
  return permission.test(asked) ? asked : asked.replace(beside, "");
}
