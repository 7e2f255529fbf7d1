ALTER TABLE "assistant_messages" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "assistant_messages" DROP COLUMN "facts";--> statement-breakpoint
ALTER TABLE "assistant_messages" DROP COLUMN "reading";--> statement-breakpoint
ALTER TABLE "assistant_chats" DROP COLUMN "follow_up";