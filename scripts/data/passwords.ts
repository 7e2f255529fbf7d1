import { passwordMinLength } from "@striper/contract/limits";
import { dictionary } from "@zxcvbn-ts/language-common";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";

const mostCommon = 10_000;

export function generatePasswords(): GeneratedFiles {
  // Ordered by frequency; normalized as in `common-passwords.ts`.
  const words = dictionary["passwords-common"]
    .slice(0, mostCommon)
    .map((password) => password.normalize("NFKC").toLowerCase())
    .filter((password) => password.length >= passwordMinLength);
  const sorted = [...new Set(words)].toSorted();
  return new Map([
    ["apps/server/src/platform/passwords/generated/common-passwords.json", linesOfJson(sorted)],
  ]);
}
