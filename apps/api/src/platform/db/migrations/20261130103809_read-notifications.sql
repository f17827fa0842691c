-- With a constant default no row is rewritten; what is unread is told apart afterwards.
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "read_at" DROP DEFAULT;--> statement-breakpoint
UPDATE "notifications" n SET "read_at" = NULL FROM "users" u
WHERE u."id" = n."user_id" AND (u."last_read_notification" IS NULL OR n."created_at" > u."last_read_notification");
