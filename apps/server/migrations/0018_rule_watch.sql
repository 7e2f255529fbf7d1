CREATE TABLE "watched_pages" (
	"url" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	"fault" text,
	"fault_detail" text,
	"fault_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "watched_passages" (
	"rule_id" text NOT NULL,
	"url" text NOT NULL,
	"accepted" json NOT NULL,
	"accepted_since" timestamp (3) with time zone NOT NULL,
	"current" json,
	"changed_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "watched_passages_rule_id_url_pk" PRIMARY KEY("rule_id","url"),
	CONSTRAINT "watched_passages_change_has_date" CHECK (("watched_passages"."current" is null) = ("watched_passages"."changed_at" is null))
);
