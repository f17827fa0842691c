CREATE TABLE "company_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_proposals_one" UNIQUE("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_proposals_user" ON "company_proposals" USING btree ("user_id");
--> statement-breakpoint
-- Websites were taken with any scheme: what is none of the web goes. A colon before a port is no scheme.
UPDATE companies SET url = NULL
WHERE url ~ '^[^/?#]*:' AND url !~* '^\s*https?://[^/?#\s]' AND url !~ '^\s*[^:@/?#]+\.[^:@/?#]+:[0-9]{1,5}\s*([/?#]|$)';
--> statement-breakpoint
UPDATE removed_companies SET company = company || '{"url": null}'
WHERE company->>'url' ~ '^[^/?#]*:' AND company->>'url' !~* '^\s*https?://[^/?#\s]'
  AND company->>'url' !~ '^\s*[^:@/?#]+\.[^:@/?#]+:[0-9]{1,5}\s*([/?#]|$)';
