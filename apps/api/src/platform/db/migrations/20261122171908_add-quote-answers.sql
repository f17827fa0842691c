CREATE TABLE "quote_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"price" text,
	"lead_time" text,
	"minimum_order" text,
	"message" text NOT NULL,
	"attachment_name" text,
	"attachment_type" text,
	"attachment_file" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_answers_one" UNIQUE("inquiry_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "quote_recipients" (
	"inquiry_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "quote_recipients_pkey" PRIMARY KEY("inquiry_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_answers" ADD CONSTRAINT "quote_answers_recipient" FOREIGN KEY ("inquiry_id","company_id") REFERENCES "public"."quote_recipients"("inquiry_id","company_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_answers_user" ON "quote_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_recipients_company" ON "quote_recipients" USING btree ("company_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at" DESC NULLS LAST);