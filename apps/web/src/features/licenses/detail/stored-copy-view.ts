import { permitRules, type Issuer } from "@striper/angling/licenses";
import { licensesWording } from "#web/features/licenses/wording.ts";

const wording = licensesWording.storedCopy;

export interface StoredCopyLine {
  readonly sentence: string;
  readonly expires: string | null;
  readonly source: { readonly title: string; readonly url: string } | null;
}

/** Whether a copy on the phone is accepted, in the authority's words, or that nobody has said so. */
export function storedCopyLine(issuer: Issuer | null): StoredCopyLine {
  if (issuer === null || issuer === "other")
    return { sentence: wording.other, expires: null, source: null };
  const { title, storedCopy, expires, source } = permitRules[issuer];
  return {
    sentence: `${title}: ${storedCopy ?? wording.unknown}`,
    expires: wording.expires(expires),
    source,
  };
}
