ALTER TABLE "post_likes" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Likes of suspended members are not counted, as they are not named.
CREATE OR REPLACE FUNCTION count_post_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET like_count = p.like_count + c.n
  FROM (
    SELECT post_id, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer AS n
    FROM changed WHERE NOT withheld GROUP BY post_id
  ) c
  WHERE p.id = c.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_post_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET like_count = p.like_count + c.n
  FROM (
    SELECT post_id, sum(n)::integer AS n FROM (
      SELECT post_id, 1 AS n FROM changed WHERE NOT withheld
      UNION ALL SELECT post_id, -1 FROM before WHERE NOT withheld
    ) one GROUP BY post_id HAVING sum(n) <> 0
  ) c
  WHERE p.id = c.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_likes_changed AFTER UPDATE ON post_likes
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_post_likes();
--> statement-breakpoint
UPDATE post_likes l SET withheld = true FROM users u WHERE u.id = l.user_id AND NOT u.is_active;
--> statement-breakpoint
-- Nor are they counted among followers.
UPDATE products p SET follower_count = (
  SELECT count(*) FROM product_followers f JOIN users u ON u.id = f.user_id AND u.is_active WHERE f.product_id = p.id
)
WHERE p.id IN (SELECT f.product_id FROM product_followers f JOIN users u ON u.id = f.user_id WHERE NOT u.is_active);
