/**
 * Accounts that signed out in this document. What is still under way for one of them must not open its
 * databases again: an empty one would still name the account.
 */
const departed = new Set<string>();

export function markDeparted(accountId: string): void {
  departed.add(accountId);
}

export function markReturned(accountId: string): void {
  departed.delete(accountId);
}

export const isDeparted = (accountId: string): boolean => departed.has(accountId);
