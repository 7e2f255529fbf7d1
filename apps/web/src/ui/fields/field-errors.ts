/** What is wrong, as a sentence under the name of its field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** What was typed as it is stored or sent, or what is wrong with it. */
export type Reading<Name extends string, Entry> =
  | { readonly kind: "entry"; readonly entry: Entry }
  | { readonly kind: "errors"; readonly errors: FieldErrors<Name> };

/** As the contract's schemas say what is wrong. */
export interface Issue {
  readonly code: string;
  /** Of a text or list that is too long. */
  readonly maximum?: number | bigint;
  readonly path: readonly PropertyKey[];
}

/** Our own sentence for each field that a schema refused; the first issue of a field counts. */
export function sentencesOf<Name extends string>(
  issues: readonly Issue[],
  sentences: Readonly<Record<Name, (issue: Issue) => string>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  const isName = (name: PropertyKey | undefined): name is Name =>
    name !== undefined && Object.hasOwn(sentences, name);
  for (const issue of issues) {
    const [name] = issue.path;
    if (isName(name)) errors[name] ??= sentences[name](issue);
  }
  return errors;
}
