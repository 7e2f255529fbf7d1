import type { User } from "@striper/contract/accounts";
import { harborZone } from "@striper/marine/time";

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: harborZone });

export function dateText(instant: string): string {
  const date = Date.parse(instant);
  return Number.isNaN(date) ? "N/A" : longDate.format(date);
}

export function profileFacts(user: User): readonly Fact[] {
  return [
    { label: "Display Name", value: user.display_name },
    { label: "Email Address", value: user.email },
    ...unchangingFacts(user),
  ];
}

export function unchangingFacts(user: User): readonly Fact[] {
  return [
    { label: "Member Since", value: dateText(user.created_at) },
    { label: "User ID", value: user.user_id },
  ];
}

export interface ProfileChanges {
  readonly display_name?: string;
  readonly email?: string;
}

/** Returns only changed fields: sending an email address again would mail to it again. */
export function changesOf(
  user: User,
  entered: { readonly display_name: string; readonly email: string },
): ProfileChanges {
  const name = entered.display_name.trim();
  const email = entered.email.trim().toLowerCase();
  return {
    ...(name === user.display_name ? {} : { display_name: name }),
    ...(email === user.email.toLowerCase() ? {} : { email }),
  };
}
