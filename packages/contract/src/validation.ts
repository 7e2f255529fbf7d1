import * as z from "zod/mini";

/** Said once at start, before the first schema is used. */

/** Loads the English messages; without this every fault reads "Invalid input". */
export function explainFaultsInEnglish(): void {
  const { localeError: english } = z.locales.en();
  z.config({ localeError: (issue) => plainFault(issue) ?? english(issue) });
}

/** Messages shown at a field say what to do, not what a schema expected. */
function plainFault(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_format" && issue.format === "email")
    return "This does not look like an email address.";
  if (issue.origin !== "string") return undefined;
  if (issue.code === "too_big") return `At most ${issue.maximum} characters.`;
  if (issue.code === "too_small")
    return issue.minimum === 1 ? "This cannot be empty." : `At least ${issue.minimum} characters.`;
  return undefined;
}

/** The content security policy forbids `eval`, so the library must not try it. */
export function validateWithoutEval(): void {
  z.config({ jitless: true });
}

type Read<Schema extends z.ZodMiniType> =
  | { readonly success: true; readonly data: z.output<Schema> }
  | { readonly success: false; readonly error: z.core.$ZodError };

/**
 * Reads a value that anybody may have sent. Where it is made so that the library itself stumbles, as
 * over a length that cannot be compared, it is refused like any other.
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
