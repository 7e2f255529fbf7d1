DROP INDEX "accounts_reminder_mails";--> statement-breakpoint
DROP INDEX "licenses_expiry_date";--> statement-breakpoint
ALTER TABLE "float_plans" ADD COLUMN "remind_at" timestamp (3) with time zone DEFAULT '1970-01-01 00:00:00+00';--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "remind_at" timestamp (3) with time zone DEFAULT '1970-01-01 00:00:00+00';--> statement-breakpoint
ALTER TABLE "tide_alerts" ADD COLUMN "remind_at" timestamp (3) with time zone DEFAULT '1970-01-01 00:00:00+00';--> statement-breakpoint
ALTER TABLE "told_reminders" ADD COLUMN "try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "told_reminders" ADD COLUMN "send_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "told_reminders" ADD COLUMN "message" jsonb;--> statement-breakpoint
CREATE INDEX "float_plans_remind_at" ON "float_plans" USING btree ("remind_at") WHERE "float_plans"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "licenses_remind_at" ON "licenses" USING btree ("remind_at") WHERE "licenses"."reminders";--> statement-breakpoint
CREATE INDEX "tide_alerts_remind_at" ON "tide_alerts" USING btree ("remind_at") WHERE "tide_alerts"."is_active";--> statement-breakpoint
CREATE INDEX "told_reminders_waiting" ON "told_reminders" USING btree ("channel","send_until","try_at") WHERE "told_reminders"."try_at" is not null;