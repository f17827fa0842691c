CREATE TABLE "embed_days" (
	"host" text NOT NULL,
	"day" date NOT NULL,
	"element" text NOT NULL,
	"thing" text NOT NULL,
	"metric" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "embed_days_pkey" PRIMARY KEY("host","day","element","thing","metric")
);
--> statement-breakpoint
CREATE TABLE "publisher_sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"proven_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publisher_sites_once" UNIQUE("user_id","host")
);
--> statement-breakpoint
ALTER TABLE "publisher_sites" ADD CONSTRAINT "publisher_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_days_age" ON "embed_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "publisher_sites_host" ON "publisher_sites" USING btree ("host","proven_until");