export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

export type Reading<Name extends string, Entry> =
  | { readonly kind: "entry"; readonly entry: Entry }
  | { readonly kind: "errors"; readonly errors: FieldErrors<Name> };

export interface Issue {
  readonly code: string;
  readonly maximum?: number | bigint;
  readonly path: readonly PropertyKey[];
}

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
