CREATE TABLE "link_verdicts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"company_id" uuid,
	"material_id" uuid,
	"user_id" uuid,
	"verdict" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"source_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_verdicts_one_other_end" CHECK (num_nonnulls("link_verdicts"."company_id", "link_verdicts"."material_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "removed_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"company_id" uuid,
	"material_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"source_url" text,
	"removed_by" uuid,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_links_one_other_end" CHECK (num_nonnulls("removed_links"."company_id", "removed_links"."material_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "product_links" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "link_verdicts" ADD CONSTRAINT "link_verdicts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_verdicts" ADD CONSTRAINT "link_verdicts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_verdicts" ADD CONSTRAINT "link_verdicts_material_id_products_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_verdicts" ADD CONSTRAINT "link_verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_links" ADD CONSTRAINT "removed_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_links" ADD CONSTRAINT "removed_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_links" ADD CONSTRAINT "removed_links_material_id_products_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_links" ADD CONSTRAINT "removed_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_links" ADD CONSTRAINT "removed_links_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_verdicts_supplier" ON "link_verdicts" USING btree ("product_id","company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_verdicts_material" ON "link_verdicts" USING btree ("product_id","material_id","user_id");--> statement-breakpoint
CREATE INDEX "link_verdicts_company" ON "link_verdicts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "link_verdicts_material_id" ON "link_verdicts" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "link_verdicts_user" ON "link_verdicts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "removed_links_supplier" ON "removed_links" USING btree ("product_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "removed_links_material" ON "removed_links" USING btree ("product_id","material_id");--> statement-breakpoint
CREATE INDEX "removed_links_company" ON "removed_links" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "removed_links_material_id" ON "removed_links" USING btree ("material_id");