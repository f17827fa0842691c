ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
UPDATE "notifications" n SET "read_at" = n."created_at" FROM "users" u WHERE u."id" = n."user_id" AND n."created_at" <= u."last_read_notification";
