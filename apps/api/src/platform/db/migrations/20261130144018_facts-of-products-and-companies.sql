ALTER TABLE "companies" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "certificates_reviewed" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "properties" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
DROP TRIGGER products_searched_anew ON products;
--> statement-breakpoint
CREATE TRIGGER products_searched_anew AFTER UPDATE OF name, description, sector, kind, synonyms, identifiers, properties, follower_count, supplier_count ON products
  FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.sector, OLD.kind, OLD.synonyms, OLD.identifiers, OLD.properties, OLD.follower_count, OLD.supplier_count) IS DISTINCT FROM (NEW.name, NEW.description, NEW.sector, NEW.kind, NEW.synonyms, NEW.identifiers, NEW.properties, NEW.follower_count, NEW.supplier_count)) EXECUTE FUNCTION note_product_search();
--> statement-breakpoint
DROP TRIGGER companies_searched_anew ON companies;
--> statement-breakpoint
CREATE TRIGGER companies_searched_anew AFTER UPDATE OF name, description, country, sector, type, premium, facts ON companies
  FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.country, OLD.sector, OLD.type, OLD.premium, OLD.facts) IS DISTINCT FROM (NEW.name, NEW.description, NEW.country, NEW.sector, NEW.type, NEW.premium, NEW.facts)) EXECUTE FUNCTION note_company_search();
