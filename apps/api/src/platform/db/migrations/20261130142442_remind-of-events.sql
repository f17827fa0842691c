ALTER TABLE "event_votes" ADD COLUMN "reminder" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_votes" ADD COLUMN "reminded_at" timestamp with time zone;