CREATE TABLE "push_devices" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one_row" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "reminder_mails" RENAME TO "told_reminders";--> statement-breakpoint
ALTER TABLE "told_reminders" DROP CONSTRAINT "reminder_mails_account_id_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "reminder_mails_claimed_at";--> statement-breakpoint
ALTER TABLE "told_reminders" DROP CONSTRAINT "reminder_mails_account_id_key_pk";--> statement-breakpoint
ALTER TABLE "told_reminders" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "told_reminders" ADD CONSTRAINT "told_reminders_account_id_channel_key_pk" PRIMARY KEY("account_id","channel","key");--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_reminders" ADD CONSTRAINT "told_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_reminders_claimed_at" ON "told_reminders" USING btree ("claimed_at");--> statement-breakpoint
ALTER TABLE "told_reminders" ADD CONSTRAINT "told_reminders_channel_known" CHECK ("told_reminders"."channel" in ('mail', 'push'));