CREATE TABLE "edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid,
	"restores" uuid,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edits_version" UNIQUE("subject_kind","subject_id","version")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_original" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cover_original" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edits_user" ON "edits" USING btree ("user_id");