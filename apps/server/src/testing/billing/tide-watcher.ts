import { randomUUID } from "node:crypto";
import { saveAlert } from "@striper/contract/tides";
import { tideMoments } from "@striper/angling/tides";
import { predictors } from "@striper/marine/predictors";
import { day, hour } from "@striper/marine/time";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";

const boston = "8443970";

/** An account with a confirmed address and a reminder an hour before every high tide in Boston. */
export async function joinWatcher(app: BillingApp) {
  const person = await app.join();
  await app.database.pool.query("update accounts set email_verified_at = now() where id = $1", [
    person.accountId,
  ]);
  const lead = { lead_minutes: 60, is_active: true };
  await app.call(saveAlert, {
    token: person.token,
    params: { alert_id: randomUUID() },
    body: { station: boston, event: "high", height_feet: null, direction: null, ...lead },
  });
  return person;
}

/** On to an hour before the next high tide in Boston. */
export async function moveToNextTide(app: BillingApp): Promise<void> {
  const from = app.now() + 2 * hour;
  const [next = 0] = tideMoments({ kind: "high" }, await predictors.at(boston), from, from + day);
  await app.moveTo(next - hour);
}
