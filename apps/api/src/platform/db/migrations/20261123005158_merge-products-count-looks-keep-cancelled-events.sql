CREATE TABLE "company_days" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"source" text NOT NULL,
	"counted_for" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "company_days_pkey" PRIMARY KEY("company_id","day","metric","source","counted_for")
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"source" text NOT NULL,
	"by_company" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_days_pkey" PRIMARY KEY("product_id","day","metric","source","by_company")
);
--> statement-breakpoint
CREATE TABLE "duplicate_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"raised_by" uuid,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "duplicate_flags_two" CHECK ("duplicate_flags"."subject_id" <> "duplicate_flags"."other_id")
);
--> statement-breakpoint
CREATE TABLE "removed_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"merged_into" uuid,
	"product" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"given" jsonb NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_events" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_flags" ADD CONSTRAINT "duplicate_flags_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_flags" ADD CONSTRAINT "duplicate_flags_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_flags_one_open" ON "duplicate_flags" USING btree ("subject_id","other_id","raised_by") WHERE "duplicate_flags"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "duplicate_flags_open" ON "duplicate_flags" USING btree ("created_at","id") WHERE "duplicate_flags"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "duplicate_flags_closed" ON "duplicate_flags" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "duplicate_flags"."decided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "duplicate_flags_subject" ON "duplicate_flags" USING btree ("subject_id","other_id");--> statement-breakpoint
CREATE INDEX "duplicate_flags_raised" ON "duplicate_flags" USING btree ("raised_by");--> statement-breakpoint
CREATE INDEX "duplicate_flags_decided" ON "duplicate_flags" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "removed_products_into" ON "removed_products" USING btree ("merged_into");