CREATE TABLE "catch_logs" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"change" bigint NOT NULL,
	"catches" integer DEFAULT 0 NOT NULL,
	"trips" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catch_photos" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catch_photos_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "catch_photos_position_whole" CHECK (("catch_photos"."latitude" is null) = ("catch_photos"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "catch_trips" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"change" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content_hash" "bytea",
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"location_name" text,
	"spot_id" text,
	"latitude" double precision,
	"longitude" double precision,
	"mode" text,
	"targets" text[] NOT NULL,
	"tried" text[] NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"is_erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "catch_trips_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "catch_trips_order" CHECK ("catch_trips"."ended_at" >= "catch_trips"."started_at"),
	CONSTRAINT "catch_trips_mode_known" CHECK ("catch_trips"."mode" in ('shore', 'private', 'for-hire'))
);
--> statement-breakpoint
CREATE TABLE "catches" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"change" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content_hash" "bytea",
	"species" text NOT NULL,
	"species_key" text NOT NULL,
	"caught_at" timestamp (3) with time zone NOT NULL,
	"length_inches" double precision,
	"weight_pounds" double precision,
	"is_measured" boolean NOT NULL,
	"is_released" boolean NOT NULL,
	"location_name" text,
	"time_of_day" text,
	"notes" text,
	"weather" text,
	"bait_lure" text,
	"photo_id" uuid,
	"latitude" double precision,
	"longitude" double precision,
	"position_accuracy_meters" double precision,
	"spot_id" text,
	"trip_id" uuid,
	"mode" text,
	"is_unfinished" boolean NOT NULL,
	"conditions" jsonb NOT NULL,
	"added_conditions" jsonb NOT NULL,
	"seek_until" timestamp (3) with time zone,
	"bite_score" jsonb,
	"verdict" jsonb,
	"is_personal_best" boolean DEFAULT false NOT NULL,
	"raises_mark" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"is_erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "catches_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "catches_length_positive" CHECK ("catches"."length_inches" > 0 and "catches"."length_inches" < 'infinity'),
	CONSTRAINT "catches_weight_positive" CHECK ("catches"."weight_pounds" > 0 and "catches"."weight_pounds" < 'infinity'),
	CONSTRAINT "catches_position_whole" CHECK (("catches"."latitude" is null) = ("catches"."longitude" is null)),
	CONSTRAINT "catches_mode_known" CHECK ("catches"."mode" in ('shore', 'private', 'for-hire'))
);
--> statement-breakpoint
CREATE TABLE "favorite_spots" (
	"account_id" uuid NOT NULL,
	"spot_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorite_spots_account_id_spot_id_pk" PRIMARY KEY("account_id","spot_id")
);
--> statement-breakpoint
CREATE TABLE "own_spots" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"notes" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_spots_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "catch_logs" ADD CONSTRAINT "catch_logs_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catch_photos" ADD CONSTRAINT "catch_photos_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catch_trips" ADD CONSTRAINT "catch_trips_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catches" ADD CONSTRAINT "catches_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_spots" ADD CONSTRAINT "favorite_spots_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_spots" ADD CONSTRAINT "own_spots_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catch_photos_created_at" ON "catch_photos" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "catch_trips_change" ON "catch_trips" USING btree ("account_id","change");--> statement-breakpoint
CREATE INDEX "catch_trips_started_at" ON "catch_trips" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "catch_trips_deleted" ON "catch_trips" USING btree ("deleted_at") WHERE "catch_trips"."deleted_at" is not null and not "catch_trips"."is_erased";--> statement-breakpoint
CREATE UNIQUE INDEX "catches_change" ON "catches" USING btree ("account_id","change");--> statement-breakpoint
CREATE INDEX "catches_newest" ON "catches" USING btree ("account_id","caught_at","id") WHERE "catches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "catches_marks" ON "catches" USING btree ("account_id","species_key") WHERE "catches"."raises_mark";--> statement-breakpoint
CREATE INDEX "catches_photo" ON "catches" USING btree ("account_id","photo_id") WHERE "catches"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "catches_seeking" ON "catches" USING btree ("seek_until") WHERE "catches"."seek_until" is not null;--> statement-breakpoint
CREATE INDEX "catches_deleted" ON "catches" USING btree ("deleted_at") WHERE "catches"."deleted_at" is not null and not "catches"."is_erased";--> statement-breakpoint
CREATE INDEX "catches_created_at" ON "catches" USING btree ("created_at");