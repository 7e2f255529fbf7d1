CREATE INDEX CONCURRENTLY "accounts_trials" ON "accounts" USING btree ("trial_ends_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_of_account" ON "sessions" USING btree ("account_id","last_used_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "billing_subscriptions_of_account" ON "billing_subscriptions" USING btree ("account_id","status");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "accounts_trial_ends_at";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sessions_account_id";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "billing_subscriptions_account_id";
