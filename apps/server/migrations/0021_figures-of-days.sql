CREATE TABLE "job_places" (
	"job" text PRIMARY KEY NOT NULL,
	"place" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_activity" ADD COLUMN "sign_ups" integer;--> statement-breakpoint
ALTER TABLE "daily_activity" ADD COLUMN "catches" integer;--> statement-breakpoint
CREATE INDEX "accounts_admins" ON "accounts" USING btree ("id") WHERE "accounts"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "sessions_last_used_at" ON "sessions" USING btree ("last_used_at","account_id");