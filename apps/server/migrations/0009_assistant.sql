CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chat_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "assistant_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"content" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"is_error" boolean DEFAULT false NOT NULL,
	"facts" jsonb NOT NULL,
	"engine" text
);
--> statement-breakpoint
CREATE TABLE "assistant_chats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"preview" text,
	"follow_up" jsonb,
	"answering_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "assistant_model_use" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "assistant_model_use_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_chat" FOREIGN KEY ("chat_id") REFERENCES "public"."assistant_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_chats" ADD CONSTRAINT "assistant_chats_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_model_use" ADD CONSTRAINT "assistant_model_use_account" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_messages_chat_number" ON "assistant_messages" USING btree ("chat_id","number");--> statement-breakpoint
CREATE INDEX "assistant_chats_newest" ON "assistant_chats" USING btree ("account_id","last_activity_at");