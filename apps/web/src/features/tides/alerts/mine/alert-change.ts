import type { AlertSettings, TideAlert } from "#web/features/tides/alerts/alert-view.ts";

/** What was done on this device. */
export type AlertChange =
  | { readonly kind: "save"; readonly settings: AlertSettings }
  | { readonly kind: "remove" };

/** A change that the account has not heard of yet; of each reminder there is one at most. */
export interface QueuedAlertChange {
  /** The reminder's id, made on the device: told twice it is still one. */
  readonly key: string;
  readonly change: AlertChange;
  /** Different for each writing, so that an answer to an older one removes no newer one. */
  readonly stamp: string;
  /** Milliseconds. */
  readonly madeAt: number;
  /** What the server had against it. */
  readonly refusal: string | null;
}

export interface ListedAlert extends TideAlert {
  /** Only this device knows of it, or of how it is now. */
  readonly isWaiting: boolean;
  readonly refusal: string | null;
}

/** What the account was last said to have, with what was done here since on top. */
export function listedAlerts(
  account: readonly TideAlert[],
  queue: readonly QueuedAlertChange[],
): ListedAlert[] {
  const listed = new Map(
    account.map((alert): [string, ListedAlert] => [
      alert.alert_id,
      { ...alert, isWaiting: false, refusal: null },
    ]),
  );
  for (const { key, change, madeAt, refusal } of queue) {
    if (change.kind === "remove") {
      listed.delete(key);
      continue;
    }
    const created_at = listed.get(key)?.created_at ?? new Date(madeAt).toISOString();
    const standing = { isWaiting: refusal === null, refusal };
    listed.set(key, { alert_id: key, ...change.settings, created_at, ...standing });
  }
  return [...listed.values()].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}
