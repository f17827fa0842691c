CREATE TABLE "company_link_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"raised_by" uuid,
	"text" text NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "url_trusted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hidden_for" text;--> statement-breakpoint
ALTER TABLE "removed_links" ADD COLUMN "by_moderator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_proof" text;--> statement-breakpoint
ALTER TABLE "company_link_cases" ADD CONSTRAINT "company_link_cases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_link_cases" ADD CONSTRAINT "company_link_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_link_cases" ADD CONSTRAINT "company_link_cases_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_link_cases" ADD CONSTRAINT "company_link_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_link_cases_one_open" ON "company_link_cases" USING btree ("company_id","user_id","kind","raised_by") WHERE "company_link_cases"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "company_link_cases_open" ON "company_link_cases" USING btree ("created_at","id") WHERE "company_link_cases"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "company_link_cases_closed" ON "company_link_cases" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "company_link_cases"."decided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "company_link_cases_user" ON "company_link_cases" USING btree ("user_id","company_id","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_link_cases_raised" ON "company_link_cases" USING btree ("raised_by");--> statement-breakpoint
CREATE INDEX "company_link_cases_decided" ON "company_link_cases" USING btree ("decided_by");--> statement-breakpoint
UPDATE "companies" c SET "url_trusted" = false WHERE EXISTS (
	SELECT 1 FROM "edits" e WHERE e."subject_kind" = 'company' AND e."subject_id" = c."id" AND e."changes" @> '[{"field": "url"}]'
);--> statement-breakpoint
UPDATE "removed_links" r SET "by_moderator" = true WHERE r."removed_by" IS DISTINCT FROM r."created_by" AND EXISTS (
	SELECT 1 FROM "moderators" m WHERE m."user_id" = r."removed_by"
);
