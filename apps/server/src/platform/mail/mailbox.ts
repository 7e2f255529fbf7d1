/** Providers that ignore dots in addresses (https://support.google.com/mail/answer/7436150). */
const withoutDots = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * Returns the mailbox behind an address, for counting mails: in lower case, without a plus tag, and
 * without dots at providers that ignore them. At a provider without tags, two people may share a
 * count.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at).toLowerCase();
  const domain = email.slice(at + 1).toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/u, "");
  const provider = withoutDots.get(domain);
  return provider === undefined
    ? `${untagged}@${domain}`
    : `${untagged.replaceAll(".", "")}@${provider}`;
}
