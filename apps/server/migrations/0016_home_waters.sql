CREATE TABLE "home_waters" (
	"account_id" uuid NOT NULL,
	"water_id" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "home_waters_account_id_water_id_pk" PRIMARY KEY("account_id","water_id")
);
--> statement-breakpoint
ALTER TABLE "home_waters" ADD CONSTRAINT "home_waters_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;