CREATE TABLE "alert_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"notification_id" uuid,
	"post_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"queued_until" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"frequencies" jsonb NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"immediate_at" timestamp with time zone DEFAULT now() NOT NULL,
	"daily_at" timestamp with time zone NOT NULL,
	"weekly_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_items" ADD CONSTRAINT "alert_items_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_items_source" ON "alert_items" USING btree ("user_id","source");--> statement-breakpoint
CREATE INDEX "alert_items_due" ON "alert_items" USING btree ("due_at") WHERE "alert_items"."mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "alert_items_age" ON "alert_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_items_notification" ON "alert_items" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "alert_items_post" ON "alert_items" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "alert_items_actor" ON "alert_items" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_sources_actor" ON "notification_sources" USING btree ("actor_id");