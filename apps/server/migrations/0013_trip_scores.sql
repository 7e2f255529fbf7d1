ALTER TABLE "catch_trips" ADD COLUMN "stripers_caught" integer;--> statement-breakpoint
ALTER TABLE "catch_trips" ADD COLUMN "bite_score" jsonb;