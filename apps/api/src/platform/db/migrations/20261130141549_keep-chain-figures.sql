CREATE TABLE "chain_changes" (
	"product_id" uuid NOT NULL,
	"xid" "xid8" NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_figures" (
	"product_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"depth" integer NOT NULL,
	"snapshot" "pg_snapshot" NOT NULL,
	"product_ids" uuid[] NOT NULL,
	"figures" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chain_figures_pkey" PRIMARY KEY("product_id","direction","depth")
);
--> statement-breakpoint
CREATE INDEX "chain_changes_xid" ON "chain_changes" USING btree ("xid","product_id");--> statement-breakpoint
CREATE INDEX "chain_changes_changed" ON "chain_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "chain_figures_made" ON "chain_figures" USING btree ("made_at");
--> statement-breakpoint
CREATE FUNCTION note_chain_supply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid) SELECT DISTINCT product_id, pg_current_xact_id() FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_chain_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid)
  SELECT raw_material_id, pg_current_xact_id() FROM changed
  UNION SELECT application_id, pg_current_xact_id() FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_chain_verdict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid)
  SELECT product_id, pg_current_xact_id() FROM changed
  UNION SELECT material_id, pg_current_xact_id() FROM changed WHERE material_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_supply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid)
  VALUES (OLD.product_id, pg_current_xact_id()), (NEW.product_id, pg_current_xact_id());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid)
  SELECT id, pg_current_xact_id()
  FROM unnest(ARRAY[OLD.raw_material_id, OLD.application_id, NEW.raw_material_id, NEW.application_id]) AS ends(id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_verdict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid)
  SELECT id, pg_current_xact_id()
  FROM unnest(ARRAY[OLD.product_id, OLD.material_id, NEW.product_id, NEW.material_id]) AS ends(id)
  WHERE id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_chain_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid) VALUES (NEW.id, pg_current_xact_id());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_chain_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chain_changes (product_id, xid)
  SELECT product_id, pg_current_xact_id() FROM suppliers WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER suppliers_chained AFTER INSERT ON suppliers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_chain_supply();
--> statement-breakpoint
CREATE TRIGGER suppliers_chained_no_more AFTER DELETE ON suppliers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_chain_supply();
--> statement-breakpoint
CREATE TRIGGER suppliers_chained_anew AFTER UPDATE OF product_id, company_id, source_url ON suppliers
  FOR EACH ROW WHEN ((OLD.product_id, OLD.company_id, OLD.source_url)
    IS DISTINCT FROM (NEW.product_id, NEW.company_id, NEW.source_url)) EXECUTE FUNCTION note_changed_supply();
--> statement-breakpoint
CREATE TRIGGER product_links_chained AFTER INSERT ON product_links
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_chain_link();
--> statement-breakpoint
CREATE TRIGGER product_links_chained_no_more AFTER DELETE ON product_links
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_chain_link();
--> statement-breakpoint
CREATE TRIGGER product_links_chained_anew AFTER UPDATE OF raw_material_id, application_id, source_url ON product_links
  FOR EACH ROW WHEN ((OLD.raw_material_id, OLD.application_id, OLD.source_url)
    IS DISTINCT FROM (NEW.raw_material_id, NEW.application_id, NEW.source_url)) EXECUTE FUNCTION note_changed_link();
--> statement-breakpoint
CREATE TRIGGER link_verdicts_chained AFTER INSERT ON link_verdicts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_chain_verdict();
--> statement-breakpoint
CREATE TRIGGER link_verdicts_chained_no_more AFTER DELETE ON link_verdicts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_chain_verdict();
--> statement-breakpoint
CREATE TRIGGER link_verdicts_chained_anew AFTER UPDATE OF product_id, company_id, material_id, verdict ON link_verdicts
  FOR EACH ROW WHEN ((OLD.product_id, OLD.company_id, OLD.material_id, OLD.verdict)
    IS DISTINCT FROM (NEW.product_id, NEW.company_id, NEW.material_id, NEW.verdict)) EXECUTE FUNCTION note_changed_verdict();
--> statement-breakpoint
CREATE TRIGGER products_chained_anew AFTER UPDATE OF name, sector ON products
  FOR EACH ROW WHEN ((OLD.name, OLD.sector) IS DISTINCT FROM (NEW.name, NEW.sector)) EXECUTE FUNCTION note_chain_product();
--> statement-breakpoint
CREATE TRIGGER companies_chained_anew AFTER UPDATE OF name, country ON companies
  FOR EACH ROW WHEN ((OLD.name, OLD.country) IS DISTINCT FROM (NEW.name, NEW.country)) EXECUTE FUNCTION note_chain_company();
