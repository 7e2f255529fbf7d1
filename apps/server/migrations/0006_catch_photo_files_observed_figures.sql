CREATE TABLE "observed_figures" (
	"source" text NOT NULL,
	"field" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "observed_figures_source_field_at_pk" PRIMARY KEY("source","field","at")
);
--> statement-breakpoint
ALTER TABLE "catch_photos" ADD COLUMN "large_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "catch_photos" ADD COLUMN "small_key" text NOT NULL;--> statement-breakpoint
CREATE INDEX "observed_figures_at" ON "observed_figures" USING btree ("at");