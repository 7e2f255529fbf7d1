/**
 * Accounts that signed out in this document. Work still running for them must not reopen their databases, because
 * even an empty one would name the account.
 */
const departed = new Set<string>();

export function markDeparted(accountId: string): void {
  departed.add(accountId);
}

export function markReturned(accountId: string): void {
  departed.delete(accountId);
}

export const isDeparted = (accountId: string): boolean => departed.has(accountId);
