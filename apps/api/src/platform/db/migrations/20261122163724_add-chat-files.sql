ALTER TABLE "chat_messages" ADD COLUMN "media_kind" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "media" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "media_name" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "media_width" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "media_height" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "media_thumb" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "chat_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_chat" ON "files" USING btree ("chat_id") WHERE "files"."chat_id" IS NOT NULL;