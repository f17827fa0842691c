ALTER TABLE "users" ADD COLUMN "name_key" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_name_trigrams" ON "users" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
-- As near as the database comes; exact from the next change of the name on.
UPDATE "users" SET "name_key" = lower("display_name");
