import * as z from "zod/mini";

/**
 * Loads the English messages, once at start before the first schema is used; otherwise every fault reads "Invalid
 * input".
 */
export function explainFaultsInEnglish(): void {
  const { localeError: english } = z.locales.en();
  z.config({ localeError: (issue) => plainFault(issue) ?? english(issue) });
}

function plainFault(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_format" && issue.format === "email")
    return "This does not look like an email address.";
  if (issue.origin !== "string") return undefined;
  if (issue.code === "too_big") return `At most ${issue.maximum} characters.`;
  if (issue.code === "too_small")
    return issue.minimum === 1 ? "This cannot be empty." : `At least ${issue.minimum} characters.`;
  return undefined;
}

/** Stops the library from trying `eval`, which the content security policy forbids. */
export function validateWithoutEval(): void {
  z.config({ jitless: true });
}

type Read<Schema extends z.ZodMiniType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly error: z.core.$ZodError };

/**
 * Parses an untrusted value. A value made to crash the library, such as one with an incomparable length, is refused
 * like any other.
 */
export function readFromOutside<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Read<Schema> {
  try {
    return schema.safeParse(value);
  } catch {
    const issue: z.core.$ZodIssueCustom = { code: "custom", path: [], message: "Invalid input" };
    return { success: false, error: new z.core.$ZodRealError([issue]) };
  }
}
