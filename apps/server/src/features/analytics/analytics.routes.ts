import * as endpoints from "@striper/contract/admin";
import type { Instant } from "@striper/marine/time";
import { readAuditLog } from "#server/features/analytics/audit-entries.ts";
import type {
  AnalyticsDependencies,
  FoundAccount,
} from "#server/features/analytics/dependencies.ts";
import { readAnalytics } from "#server/features/analytics/read-analytics.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

const iso = (instant: Instant): string => new Date(instant).toISOString();

const presentAccount = (account: FoundAccount) => ({
  user_id: account.accountId,
  email: account.email,
  display_name: account.displayName,
  role: account.role,
  subscription_status: account.subscriptionStatus,
  trial_end_date: iso(account.trialEndsAt),
  created_at: iso(account.createdAt),
  last_active_at: account.lastActiveAt === null ? null : iso(account.lastActiveAt),
  sessions: account.sessions,
});

/** Shares a running calculation between admins; the answer states its time. */
function createSharedReading<Figures>(
  read: (days: number) => Promise<Figures>,
): (days: number) => Promise<Figures> {
  const underWay = new Map<number, Promise<Figures>>();
  return (days) => {
    const reading = underWay.get(days) ?? read(days).finally(() => underWay.delete(days));
    underWay.set(days, reading);
    return reading;
  };
}

export function bindAnalytics(bind: Binder, dependencies: AnalyticsDependencies): void {
  const { accounts } = dependencies;
  const figuresOf = createSharedReading((days) => readAnalytics(dependencies, days));
  bind.signedIn(endpoints.analytics, ({ query }) => figuresOf(query.days));
  bind.signedIn(endpoints.findAccounts, async ({ query: { search, after, limit } }) => {
    const page = await accounts.find({ search, after, limit });
    return { accounts: page.accounts.map(presentAccount), next: page.next };
  });
  bind.signedIn(endpoints.extendTrial, async ({ account, params, body }) => {
    const { days, reason } = body;
    const action = { adminId: account.accountId, accountId: params.user_id, reason };
    const trialEndsAt = await accounts.extendTrial({ ...action, days });
    const message = "The trial is extended.";
    return { success: true as const, message, trial_end_date: iso(trialEndsAt) };
  });
  bind.signedIn(endpoints.endAccountSessions, async ({ account, params, body }) => {
    const { reason } = body;
    await accounts.endSessions({
      adminId: account.accountId,
      accountId: params.user_id,
      reason,
    });
    return { success: true as const, message: "All devices are signed out." };
  });
  bind.signedIn(endpoints.auditLog, ({ query: { after, limit } }) =>
    readAuditLog(accounts, { after, limit }),
  );
}
