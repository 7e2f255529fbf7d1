CREATE TABLE "tide_alerts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"station" text NOT NULL,
	"event" text NOT NULL,
	"height_feet" double precision,
	"direction" text,
	"lead_minutes" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tide_alerts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "tide_alerts_height_with_direction" CHECK (("tide_alerts"."event" = 'height') = ("tide_alerts"."height_feet" is not null)
        and ("tide_alerts"."height_feet" is null) = ("tide_alerts"."direction" is null))
);
--> statement-breakpoint
ALTER TABLE "tide_alerts" ADD CONSTRAINT "tide_alerts_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;