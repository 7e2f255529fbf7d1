CREATE TABLE "attempt_counts" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_origins" (
	"account_id" uuid NOT NULL,
	"origin_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_origins_account_id_origin_hash_pk" PRIMARY KEY("account_id","origin_hash")
);
--> statement-breakpoint
ALTER TABLE "known_origins" ADD CONSTRAINT "known_origins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counts_last_at" ON "attempt_counts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "known_origins_last_seen_at" ON "known_origins" USING btree ("last_seen_at");