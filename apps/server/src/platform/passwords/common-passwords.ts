import passwords from "#server/platform/passwords/generated/common-passwords.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(passwords);

/** Returns true for the 10,000 most common passwords, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize("NFKC").toLowerCase());
}
