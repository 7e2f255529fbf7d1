CREATE TABLE "reminder_mails" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_mails_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "reminder_mails_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "contact_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reminder_mails" ADD CONSTRAINT "reminder_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_mails_claimed_at" ON "reminder_mails" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "accounts_reminder_mails" ON "accounts" USING btree ("id") WHERE "accounts"."reminder_mails_since" is not null;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose_known" CHECK ("one_time_tokens"."purpose" in ('password_reset', 'email_change', 'first_admin', 'stop_reminders'));