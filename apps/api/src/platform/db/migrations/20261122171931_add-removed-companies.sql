CREATE TABLE "removed_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"merged_into" uuid,
	"company" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"given" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removed_companies_into" ON "removed_companies" USING btree ("merged_into");