CREATE TABLE "license_images" (
	"account_id" uuid NOT NULL,
	"license_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"blob_key" text NOT NULL,
	"upload_hash" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "license_images_account_id_license_id_id_pk" PRIMARY KEY("account_id","license_id","id"),
	CONSTRAINT "license_images_blob_key_unique" UNIQUE("blob_key"),
	CONSTRAINT "license_images_position_known" CHECK ("license_images"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"license_type" text NOT NULL,
	"issuer" text,
	"license_number" text,
	"expiry_date" date,
	"notes" text,
	"reminders" boolean DEFAULT true NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "licenses_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "regulation_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	"note" text NOT NULL,
	"content" json NOT NULL,
	"changes" json NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "regulation_versions_version_positive" CHECK ("regulation_versions"."version" >= 1),
	CONSTRAINT "regulation_versions_origin_known" CHECK ("regulation_versions"."origin" in ('packaged', 'desk'))
);
--> statement-breakpoint
ALTER TABLE "license_images" ADD CONSTRAINT "license_images_license" FOREIGN KEY ("account_id","license_id") REFERENCES "public"."licenses"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_versions" ADD CONSTRAINT "regulation_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licenses_expiry_date" ON "licenses" USING btree ("expiry_date") WHERE "licenses"."reminders";