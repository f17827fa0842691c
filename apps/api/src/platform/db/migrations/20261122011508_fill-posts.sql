-- Counts of likes and comments, and totals of feeds, are kept here, so that they are right whoever deletes what:
-- rows also go because a member, a product or a post goes.
CREATE FUNCTION count_post_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET like_count = p.like_count + c.n
  FROM (
    SELECT post_id, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer AS n FROM changed GROUP BY post_id
  ) c
  WHERE p.id = c.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_likes_added AFTER INSERT ON post_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post_likes();
--> statement-breakpoint
CREATE TRIGGER post_likes_removed AFTER DELETE ON post_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post_likes();
--> statement-breakpoint
CREATE FUNCTION count_post_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET comment_count = p.comment_count + c.n
  FROM (
    SELECT post_id, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer AS n FROM changed GROUP BY post_id
  ) c
  WHERE p.id = c.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_comments_added AFTER INSERT ON post_comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post_comments();
--> statement-breakpoint
CREATE TRIGGER post_comments_removed AFTER DELETE ON post_comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_post_comments();
--> statement-breakpoint
CREATE FUNCTION count_feed_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order for all, so that two that write to the same feeds wait for each other and not in a circle.
  INSERT INTO feed_totals AS t (kind, owner_id, total)
  SELECT kind, owner_id, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer
  FROM changed WHERE is_public GROUP BY kind, owner_id ORDER BY kind, owner_id
  ON CONFLICT (kind, owner_id) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER feed_entries_added AFTER INSERT ON feed_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_feed_entries();
--> statement-breakpoint
CREATE TRIGGER feed_entries_removed AFTER DELETE ON feed_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_feed_entries();
--> statement-breakpoint
-- What was posted about products so far becomes posts that tag them.
INSERT INTO posts (id, user_id, text, media_kind, media, media_name, created_at)
SELECT id, user_id,
  CASE WHEN media_kind = 'youtube'
    THEN trim(E'\n' FROM text || E'\n' || 'https://www.youtube.com/watch?v=' || media) ELSE text END,
  nullif(media_kind, 'youtube'), CASE WHEN media_kind <> 'youtube' THEN media END,
  CASE WHEN media_kind <> 'youtube' THEN coalesce(media_name, '') END, created_at
FROM activities;
--> statement-breakpoint
INSERT INTO post_products (post_id, product_id, position) SELECT id, product_id, 0 FROM activities;
--> statement-breakpoint
INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
SELECT 'product', product_id, id, created_at, user_id, true FROM activities
UNION ALL SELECT 'user', user_id, id, created_at, user_id, true FROM activities
UNION ALL SELECT 'global', reader, id, created_at, user_id, true FROM (
  SELECT user_id AS reader, id, created_at, user_id FROM activities
  UNION SELECT f.user_id, a.id, a.created_at, a.user_id
  FROM activities a JOIN product_followers f ON f.product_id = a.product_id
) read;
