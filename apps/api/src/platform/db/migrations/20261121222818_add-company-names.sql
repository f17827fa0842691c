ALTER TABLE "companies" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_name" text;--> statement-breakpoint
CREATE INDEX "users_secondary_email" ON "users" USING btree (lower("secondary_email"));