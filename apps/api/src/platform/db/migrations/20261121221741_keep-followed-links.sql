ALTER TABLE "account_links" DROP CONSTRAINT "account_links_pending_id_pending_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_pending_id_pending_registrations_id_fk" FOREIGN KEY ("pending_id") REFERENCES "public"."pending_registrations"("id") ON DELETE set null ON UPDATE no action;