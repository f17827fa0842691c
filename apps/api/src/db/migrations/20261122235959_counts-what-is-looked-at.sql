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
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;