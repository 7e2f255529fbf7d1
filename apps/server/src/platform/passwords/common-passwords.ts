import { commonPasswordWords } from "#server/platform/passwords/generated/common-passwords.ts";

const common: ReadonlySet<string> = new Set(commonPasswordWords.split(" "));

/** Whether it is one of the 10,000 most common ones, however its letters are cased. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize("NFKC").toLowerCase());
}
