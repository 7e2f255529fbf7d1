/** Providers that deliver mail to the same mailbox wherever dots stand. https://support.google.com/mail/answer/7436150 */
const withoutDots = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * Returns the mailbox behind an address, to count mails by: in lower case, without a plus tag, and without dots at
 * providers that ignore them. Where a provider does not know tags, two people share a count at worst.
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
