CREATE TABLE "float_plan_asks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"address_hash" "bytea" NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"has_declined" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "float_plan_contacts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "float_plan_contacts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "float_plan_contacts_address" UNIQUE("account_id","email"),
	CONSTRAINT "float_plan_contacts_one_answer" CHECK ("float_plan_contacts"."confirmed_at" is null or "float_plan_contacts"."declined_at" is null)
);
--> statement-breakpoint
CREATE TABLE "float_plan_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"plan_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "float_plan_mails" (
	"account_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"edition" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp (3) with time zone,
	CONSTRAINT "float_plan_mails_account_id_plan_id_kind_edition_pk" PRIMARY KEY("account_id","plan_id","kind","edition")
);
--> statement-breakpoint
CREATE TABLE "float_plans" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"who" text NOT NULL,
	"people" integer NOT NULL,
	"place" text NOT NULL,
	"boat" text,
	"vehicle" text,
	"phone" text,
	"if_not" text,
	"coast" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"back_at" timestamp (3) with time zone NOT NULL,
	"overdue_minutes" integer NOT NULL,
	"overdue_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"link_revoked_at" timestamp (3) with time zone,
	"edition" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "float_plans_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "float_plan_asks" ADD CONSTRAINT "float_plan_asks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "float_plan_contacts" ADD CONSTRAINT "float_plan_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "float_plan_links" ADD CONSTRAINT "float_plan_links_contact" FOREIGN KEY ("account_id","contact_id") REFERENCES "public"."float_plan_contacts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "float_plan_links" ADD CONSTRAINT "float_plan_links_plan" FOREIGN KEY ("account_id","plan_id") REFERENCES "public"."float_plans"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "float_plan_mails" ADD CONSTRAINT "float_plan_mails_plan" FOREIGN KEY ("account_id","plan_id") REFERENCES "public"."float_plans"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "float_plans" ADD CONSTRAINT "float_plans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "float_plans" ADD CONSTRAINT "float_plans_contact" FOREIGN KEY ("account_id","contact_id") REFERENCES "public"."float_plan_contacts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "float_plan_asks_address" ON "float_plan_asks" USING btree ("address_hash","asked_at");--> statement-breakpoint
CREATE INDEX "float_plan_asks_account" ON "float_plan_asks" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "float_plan_asks_asked_at" ON "float_plan_asks" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "float_plan_links_contact" ON "float_plan_links" USING btree ("account_id","contact_id");--> statement-breakpoint
CREATE INDEX "float_plan_links_plan" ON "float_plan_links" USING btree ("account_id","plan_id");--> statement-breakpoint
CREATE INDEX "float_plan_links_expires_at" ON "float_plan_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "float_plan_mails_due" ON "float_plan_mails" USING btree ("due_at","account_id","plan_id","kind","edition") WHERE "float_plan_mails"."sent_at" is null and "float_plan_mails"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "float_plans_contact" ON "float_plans" USING btree ("account_id","contact_id");--> statement-breakpoint
CREATE INDEX "float_plans_updated_at" ON "float_plans" USING btree ("updated_at");