export function present<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`the catalogue has no ${what}`);
  return part;
}
