/** Returns a part of the catalogue that its generator always writes; throws when it is missing. */
export function present<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`the catalogue has no ${what}`);
  return part;
}
