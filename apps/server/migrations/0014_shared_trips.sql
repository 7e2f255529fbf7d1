CREATE TABLE "shared_trip_salts" (
	"period" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_trips" (
	"removal_hash" text PRIMARY KEY NOT NULL,
	"period" text NOT NULL,
	"group_key" text NOT NULL,
	"trip_date" date NOT NULL,
	"quarter_hours" integer NOT NULL,
	"band" text NOT NULL,
	"fish" integer NOT NULL,
	"mode" text NOT NULL,
	"water" text NOT NULL,
	"model_version" text NOT NULL,
	CONSTRAINT "shared_trips_once" UNIQUE("group_key","trip_date","quarter_hours","band","fish","mode","water","model_version")
);
--> statement-breakpoint
CREATE INDEX "shared_trips_newest" ON "shared_trips" USING btree ("model_version","trip_date");