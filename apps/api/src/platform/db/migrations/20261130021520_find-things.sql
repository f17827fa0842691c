CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"query" jsonb NOT NULL,
	"words" "tsquery" NOT NULL,
	"query_key" text NOT NULL,
	"frequency" text NOT NULL,
	"matches" integer DEFAULT 0 NOT NULL,
	"last_match_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"words" "tsvector" NOT NULL,
	"filters" text[] NOT NULL,
	"countries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_documents_pkey" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_public" boolean NOT NULL,
	"shapes" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "saved_search_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "synonyms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "identifiers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","query_key");--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_kind" ON "saved_searches" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "search_products_words" ON "search_documents" USING gin ("words") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_products_filters" ON "search_documents" USING gin ("filters") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_products_name" ON "search_documents" USING btree ("name_key","id") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_products_links" ON "search_documents" USING btree ("links" DESC NULLS FIRST,"name_key","id") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_products_followers" ON "search_documents" USING btree ("followers" DESC NULLS FIRST,"name_key","id") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_products_posts" ON "search_documents" USING btree ("posts" DESC NULLS FIRST,"name_key","id") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_products_added" ON "search_documents" USING btree ("added_at" DESC NULLS FIRST,"name_key","id") WHERE kind = 'product';--> statement-breakpoint
CREATE INDEX "search_companies_words" ON "search_documents" USING gin ("words") WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_companies_filters" ON "search_documents" USING gin ("filters") WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_companies_name" ON "search_documents" USING btree ("name_key","id") WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_companies_links" ON "search_documents" USING btree ("links" DESC NULLS FIRST,"name_key","id") WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_companies_followers" ON "search_documents" USING btree ("followers" DESC NULLS FIRST,"name_key","id") WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_companies_added" ON "search_documents" USING btree ("added_at" DESC NULLS FIRST,"name_key","id") WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_events_words" ON "search_documents" USING gin ("words") WHERE kind = 'event';--> statement-breakpoint
CREATE INDEX "search_events_name" ON "search_documents" USING btree ("name_key","id") WHERE kind = 'event';--> statement-breakpoint
CREATE INDEX "search_posts_words" ON "search_documents" USING gin ("words") WHERE kind = 'post';--> statement-breakpoint
CREATE INDEX "search_people_words" ON "search_documents" USING gin ("words") WHERE kind = 'person';--> statement-breakpoint
CREATE INDEX "search_people_name" ON "search_documents" USING btree ("name_key","id") WHERE kind = 'person';--> statement-breakpoint
CREATE INDEX "search_words_shapes" ON "search_words" USING gin ("shapes");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_saved_search" ON "notifications" USING btree ("saved_search_id");--> statement-breakpoint
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) SELECT TG_ARGV[0], id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_supply_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT DISTINCT 'product', product_id FROM changed UNION ALL SELECT DISTINCT 'company', company_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_company_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) SELECT DISTINCT 'company', company_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_event_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) SELECT DISTINCT 'event', event_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_post_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id)
  SELECT DISTINCT 'post', post_id FROM changed UNION ALL SELECT DISTINCT 'product', product_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_post_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) SELECT DISTINCT 'post', post_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_product_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('product', NEW.id);
  IF NEW.name IS DISTINCT FROM OLD.name OR NEW.sector IS DISTINCT FROM OLD.sector
    OR NEW.synonyms IS DISTINCT FROM OLD.synonyms THEN
    INSERT INTO search_changes (kind, id)
    SELECT 'company', company_id FROM suppliers WHERE product_id = NEW.id
    UNION ALL SELECT 'event', event_id FROM event_products WHERE product_id = NEW.id
    UNION ALL SELECT 'post', post_id FROM post_products WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_company_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('company', NEW.id);
  IF NEW.country IS DISTINCT FROM OLD.country THEN
    INSERT INTO search_changes (kind, id) SELECT 'product', product_id FROM suppliers WHERE company_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_person_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('person', NEW.id);
  INSERT INTO search_changes (kind, id)
  SELECT 'company', company FROM unnest(ARRAY[OLD.company_id, NEW.company_id]) company WHERE company IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_event_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('event', NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind, id) VALUES ('post', NEW.id);
  INSERT INTO search_changes (kind, id) SELECT 'product', product_id FROM post_products WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_searched AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('product');
--> statement-breakpoint
CREATE TRIGGER products_searched_no_more AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('product');
--> statement-breakpoint
CREATE TRIGGER companies_searched AFTER INSERT ON companies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('company');
--> statement-breakpoint
CREATE TRIGGER companies_searched_no_more AFTER DELETE ON companies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('company');
--> statement-breakpoint
CREATE TRIGGER events_searched AFTER INSERT ON events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('event');
--> statement-breakpoint
CREATE TRIGGER events_searched_no_more AFTER DELETE ON events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('event');
--> statement-breakpoint
CREATE TRIGGER posts_searched AFTER INSERT ON posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('post');
--> statement-breakpoint
CREATE TRIGGER posts_searched_no_more AFTER DELETE ON posts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('post');
--> statement-breakpoint
CREATE TRIGGER users_searched AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('person');
--> statement-breakpoint
CREATE TRIGGER users_searched_no_more AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change('person');
--> statement-breakpoint
CREATE TRIGGER suppliers_searched AFTER INSERT ON suppliers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_supply_change();
--> statement-breakpoint
CREATE TRIGGER suppliers_searched_no_more AFTER DELETE ON suppliers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_supply_change();
--> statement-breakpoint
CREATE TRIGGER company_followers_searched AFTER INSERT ON company_followers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_follow();
--> statement-breakpoint
CREATE TRIGGER company_followers_searched_no_more AFTER DELETE ON company_followers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_company_follow();
--> statement-breakpoint
CREATE TRIGGER event_products_searched AFTER INSERT ON event_products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_event_tag();
--> statement-breakpoint
CREATE TRIGGER event_products_searched_no_more AFTER DELETE ON event_products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_event_tag();
--> statement-breakpoint
CREATE TRIGGER event_companies_searched AFTER INSERT ON event_companies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_event_tag();
--> statement-breakpoint
CREATE TRIGGER event_companies_searched_no_more AFTER DELETE ON event_companies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_event_tag();
--> statement-breakpoint
CREATE TRIGGER post_products_searched AFTER INSERT ON post_products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_product();
--> statement-breakpoint
CREATE TRIGGER post_products_searched_no_more AFTER DELETE ON post_products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_product();
--> statement-breakpoint
CREATE TRIGGER post_companies_searched AFTER INSERT ON post_companies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_company();
--> statement-breakpoint
CREATE TRIGGER post_companies_searched_no_more AFTER DELETE ON post_companies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_company();
--> statement-breakpoint
CREATE TRIGGER products_searched_anew AFTER UPDATE OF name, description, sector, kind, synonyms, identifiers, follower_count, supplier_count ON products
  FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.sector, OLD.kind, OLD.synonyms, OLD.identifiers, OLD.follower_count, OLD.supplier_count) IS DISTINCT FROM (NEW.name, NEW.description, NEW.sector, NEW.kind, NEW.synonyms, NEW.identifiers, NEW.follower_count, NEW.supplier_count)) EXECUTE FUNCTION note_product_search();
--> statement-breakpoint
CREATE TRIGGER companies_searched_anew AFTER UPDATE OF name, description, country, sector, type, premium ON companies
  FOR EACH ROW WHEN ((OLD.name, OLD.description, OLD.country, OLD.sector, OLD.type, OLD.premium) IS DISTINCT FROM (NEW.name, NEW.description, NEW.country, NEW.sector, NEW.type, NEW.premium)) EXECUTE FUNCTION note_company_search();
--> statement-breakpoint
CREATE TRIGGER users_searched_anew AFTER UPDATE OF name_key, designation, is_active, company_id, company_verified_at ON users
  FOR EACH ROW WHEN ((OLD.name_key, OLD.designation, OLD.is_active, OLD.company_id, OLD.company_verified_at) IS DISTINCT FROM (NEW.name_key, NEW.designation, NEW.is_active, NEW.company_id, NEW.company_verified_at)) EXECUTE FUNCTION note_person_search();
--> statement-breakpoint
CREATE TRIGGER events_searched_anew AFTER UPDATE OF name, location, country, details, starts_at ON events
  FOR EACH ROW WHEN ((OLD.name, OLD.location, OLD.country, OLD.details, OLD.starts_at) IS DISTINCT FROM (NEW.name, NEW.location, NEW.country, NEW.details, NEW.starts_at)) EXECUTE FUNCTION note_event_search();
--> statement-breakpoint
CREATE TRIGGER posts_searched_anew AFTER UPDATE OF text, visibility, removed_at, hidden_at, withheld ON posts
  FOR EACH ROW WHEN ((OLD.text, OLD.visibility, OLD.removed_at, OLD.hidden_at, OLD.withheld) IS DISTINCT FROM (NEW.text, NEW.visibility, NEW.removed_at, NEW.hidden_at, NEW.withheld)) EXECUTE FUNCTION note_post_search();
--> statement-breakpoint
-- All that there is by now; triggers note what is written meanwhile.
INSERT INTO search_changes (kind, id)
SELECT 'product', id FROM products UNION ALL SELECT 'company', id FROM companies
UNION ALL SELECT 'event', id FROM events UNION ALL SELECT 'post', id FROM posts UNION ALL SELECT 'person', id FROM users;
