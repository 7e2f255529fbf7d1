CREATE TABLE "job_places" (
	"job" text PRIMARY KEY NOT NULL,
	"place" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_activity" ADD COLUMN "sign_ups" integer;--> statement-breakpoint
ALTER TABLE "daily_activity" ADD COLUMN "catches" integer;