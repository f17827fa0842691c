CREATE TABLE "product_tallies" (
	"sector" text,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "connections_connected";--> statement-breakpoint
CREATE INDEX "product_tallies_sector" ON "product_tallies" USING btree ("sector");--> statement-breakpoint
CREATE INDEX "company_followers_newest" ON "company_followers" USING btree ("company_id","created_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "connections_readers" ON "connections" USING btree ("connected_id","user_id");--> statement-breakpoint
CREATE INDEX "users_name_key" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("id") WHERE NOT "users"."is_active";--> statement-breakpoint
CREATE FUNCTION tally_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM product_tallies;
  ELSE
    INSERT INTO product_tallies (sector, change)
    SELECT sector, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer FROM changed GROUP BY sector;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_product_sector() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_tallies (sector, change) VALUES (OLD.sector, -1), (NEW.sector, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_products();
--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tally_products();
--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tally_products();
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF sector ON products
  FOR EACH ROW WHEN (OLD.sector IS DISTINCT FROM NEW.sector) EXECUTE FUNCTION tally_product_sector();
--> statement-breakpoint
-- Nobody adds a product meanwhile: the triggers hold the table until the end.
INSERT INTO product_tallies (sector, change) SELECT sector, count(*) FROM products GROUP BY sector;
