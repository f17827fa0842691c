ALTER TABLE "inquiries" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "quantity" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "delivery_country" char(2);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;