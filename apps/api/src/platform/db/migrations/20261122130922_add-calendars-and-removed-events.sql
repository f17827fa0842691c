CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_once" UNIQUE NULLS NOT DISTINCT("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "removed_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"image" text,
	"content" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_followed" FOREIGN KEY ("product_id","user_id") REFERENCES "public"."product_followers"("product_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_events" ADD CONSTRAINT "removed_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_events_age" ON "removed_events" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "removed_events_creator" ON "removed_events" USING btree ("created_by");