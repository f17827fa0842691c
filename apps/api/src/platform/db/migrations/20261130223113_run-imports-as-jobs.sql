CREATE TABLE "sheet_import_files" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "rows_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "undone" jsonb;--> statement-breakpoint
ALTER TABLE "sheet_imports" ADD COLUMN "worked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_import_files" ADD CONSTRAINT "sheet_import_files_import_id_sheet_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."sheet_imports"("id") ON DELETE cascade ON UPDATE no action;