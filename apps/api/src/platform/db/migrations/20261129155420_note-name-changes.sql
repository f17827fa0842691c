CREATE TABLE "name_changes" (
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "name_changes_transaction" ON "name_changes" USING btree ("transaction_id");--> statement-breakpoint
-- What is kept in memory of names is brought up to date by this. Restoring a backup sets triggers aside.
CREATE FUNCTION note_name_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO name_changes (kind, thing_id) VALUES (TG_ARGV[0], OLD.id);
  ELSE
    INSERT INTO name_changes (kind, thing_id) VALUES (TG_ARGV[0], NEW.id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_named AFTER INSERT OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION note_name_change('product');--> statement-breakpoint
CREATE TRIGGER products_renamed AFTER UPDATE OF name ON products
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_name_change('product');--> statement-breakpoint
CREATE TRIGGER companies_named AFTER INSERT OR DELETE ON companies
  FOR EACH ROW EXECUTE FUNCTION note_name_change('company');--> statement-breakpoint
CREATE TRIGGER companies_renamed AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_name_change('company');--> statement-breakpoint
CREATE TRIGGER events_named AFTER INSERT OR DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION note_name_change('event');--> statement-breakpoint
CREATE TRIGGER events_renamed AFTER UPDATE OF name ON events
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION note_name_change('event');
