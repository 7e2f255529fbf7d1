import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import type { PaymentSettings } from "#server/features/billing/stripe/stripe-client.ts";
import type { StripeSource } from "#server/features/billing/stripe/stripe.source.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface PayingAccount {
  readonly email: string;
  readonly displayName: string;
}

export interface BillingAuditEntry {
  readonly action: "cancel_duplicate_subscription";
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, string>>;
}

export interface BillingDependencies {
  readonly orm: NodePgDatabase;
  readonly reports?: ReportSource | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicUrl: string;
  readonly payments: PaymentSettings | undefined;
  readonly accountOf: (accountId: string) => Promise<PayingAccount | undefined>;
  readonly recordAudit: (entry: BillingAuditEntry) => Promise<void>;
}

export interface BillingContext extends Omit<BillingDependencies, "payments"> {
  readonly stripe: StripeSource | undefined;
}

export function requireStripe({ stripe }: Pick<BillingContext, "stripe">): StripeSource {
  if (stripe === undefined)
    throw new AppError("payments_unavailable", { message: "Payments are not set up here." });
  return stripe;
}
