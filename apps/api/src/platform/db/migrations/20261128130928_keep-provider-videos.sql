CREATE TABLE "provider_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"store" text NOT NULL,
	"place" text NOT NULL,
	"post_id" uuid,
	"chat_id" text COLLATE "C",
	"queued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_videos" ADD CONSTRAINT "provider_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_videos" ADD CONSTRAINT "provider_videos_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_videos" ADD CONSTRAINT "provider_videos_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_videos_member" ON "provider_videos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_videos_post" ON "provider_videos" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "provider_videos_chat" ON "provider_videos" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "provider_videos_unneeded" ON "provider_videos" USING btree ("queued_at") WHERE "provider_videos"."post_id" IS NULL AND "provider_videos"."chat_id" IS NULL;