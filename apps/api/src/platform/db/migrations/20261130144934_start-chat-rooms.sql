CREATE TABLE "chat_departures" (
	"chat_id" text COLLATE "C" NOT NULL,
	"user_id" uuid NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_departures_pkey" PRIMARY KEY("chat_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "chat_departures" ADD CONSTRAINT "chat_departures_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_departures" ADD CONSTRAINT "chat_departures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_departures_user" ON "chat_departures" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_subject" ON "chat_messages" USING btree ("subject_id") WHERE "chat_messages"."subject_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_messages_text" ON "chat_messages" USING gin ("text" gin_trgm_ops);