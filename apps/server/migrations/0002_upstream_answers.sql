CREATE TABLE "upstream_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"etag" text,
	"last_modified" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_fault" text,
	"last_failed_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upstream_rejects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upstream_rejects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fault" text NOT NULL,
	"reason" text NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upstream_rejects_key_at" ON "upstream_rejects" USING btree ("key","at");