import { dateInWords, isVerificationStale } from "@striper/angling/regulations";
import { startOfUtcDate } from "@striper/marine/time";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

export interface VerifiedView {
  readonly text: string;
  readonly isStale: boolean;
}

const dayMs = 86_400_000;

/** Returns the age of the verification in days of Boston. */
export function verifiedView(verifiedOn: string | null, today: string): VerifiedView {
  const isStale = isVerificationStale({ verifiedOn }, today);
  if (verifiedOn === null) return { text: wording.neverVerified, isStale };
  const from = startOfUtcDate(verifiedOn) ?? 0;
  const days = Math.round(((startOfUtcDate(today) ?? from) - from) / dayMs);
  return { text: wording.verified(dateInWords(verifiedOn), Math.max(0, days)), isStale };
}

/** Returns the oldest verification of several rules; null if any was never verified. */
export function oldestVerification(
  rules: readonly { readonly verified_on: string | null }[],
): string | null {
  const days = rules.map(({ verified_on }) => verified_on);
  if (days.length === 0 || days.includes(null)) return null;
  return days.reduce((oldest, day) =>
    oldest !== null && day !== null && day < oldest ? day : oldest,
  );
}
