CREATE TABLE "former_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "former_addresses_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_account_id" ON "former_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "former_addresses_email" ON "former_addresses" USING btree ("email");--> statement-breakpoint
CREATE INDEX "former_addresses_expires_at" ON "former_addresses" USING btree ("expires_at");