-- Comments are counted as far as all can read them: neither those that a moderator hid, nor those of suspended members.
CREATE OR REPLACE FUNCTION count_post_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET comment_count = p.comment_count + c.n
  FROM (
    SELECT post_id, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer AS n
    FROM changed WHERE hidden_at IS NULL AND NOT withheld GROUP BY post_id
  ) c
  WHERE p.id = c.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_post_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts p SET comment_count = p.comment_count + c.n
  FROM (
    SELECT post_id, sum(n)::integer AS n FROM (
      SELECT post_id, 1 AS n FROM changed WHERE hidden_at IS NULL AND NOT withheld
      UNION ALL SELECT post_id, -1 FROM before WHERE hidden_at IS NULL AND NOT withheld
    ) one GROUP BY post_id HAVING sum(n) <> 0
  ) c
  WHERE p.id = c.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_comments_changed AFTER UPDATE ON post_comments
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_post_comments();
--> statement-breakpoint
-- What moderators decided stays as it was written.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are neither changed nor deleted.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER moderation_decisions_kept BEFORE UPDATE OR DELETE ON moderation_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What posts bring, as `contentKindOf` tells of new ones.
UPDATE posts SET content_kind = CASE
  WHEN media_kind IN ('image', 'video') THEN media_kind
  WHEN media_kind IS NOT NULL THEN 'document'
  WHEN text ~* '\mhttps?://(www\.|m\.|music\.)?(youtube(-nocookie)?\.com/(watch\?|embed/|shorts/|live/|v/)|youtu\.be/\w)' THEN 'video'
  WHEN text ~* '\mhttps?://(www\.|player\.)?vimeo\.com/(video/|channels/[[:alnum:]_-]+/)?[[:digit:]]' THEN 'video'
  WHEN text ~* '\mhttps?://[^[:space:]<>"]' THEN 'article'
END;
--> statement-breakpoint
INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
SELECT 'user_' || content_kind, user_id, id, created_at, user_id, visibility = 'public'
FROM posts WHERE content_kind IS NOT NULL AND removed_at IS NULL
ORDER BY user_id;
