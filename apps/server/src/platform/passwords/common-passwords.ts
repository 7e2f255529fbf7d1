import passwords from "#server/platform/passwords/generated/common-passwords.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(passwords);

/** Whether it is one of the 10,000 most common ones, however its letters are cased. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize("NFKC").toLowerCase());
}
