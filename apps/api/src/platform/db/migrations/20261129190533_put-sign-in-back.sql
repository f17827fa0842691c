ALTER TABLE "account_links" ADD COLUMN "addresses" jsonb;--> statement-breakpoint
ALTER TABLE "sign_in_identities" ADD COLUMN "barred_at" timestamp with time zone;