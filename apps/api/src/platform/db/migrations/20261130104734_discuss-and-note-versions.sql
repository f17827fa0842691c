CREATE TABLE "comment_likes" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withheld" boolean DEFAULT false NOT NULL,
	CONSTRAINT "comment_likes_pkey" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "reply_to" uuid;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_post_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_user" ON "comment_likes" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_versions_newest" ON "post_versions" USING btree ("post_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_reply_to_post_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_comments_replies" ON "post_comments" USING btree ("reply_to","created_at") WHERE "post_comments"."reply_to" IS NOT NULL;
--> statement-breakpoint
-- Likes of comments are counted as those of posts: without those of suspended members.
CREATE FUNCTION count_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_comments m SET like_count = m.like_count + c.n
  FROM (
    SELECT comment_id, (count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)::integer AS n
    FROM changed WHERE NOT withheld GROUP BY comment_id
  ) c
  WHERE m.id = c.comment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_comments m SET like_count = m.like_count + c.n
  FROM (
    SELECT comment_id, sum(n)::integer AS n FROM (
      SELECT comment_id, 1 AS n FROM changed WHERE NOT withheld
      UNION ALL SELECT comment_id, -1 FROM before WHERE NOT withheld
    ) one GROUP BY comment_id HAVING sum(n) <> 0
  ) c
  WHERE m.id = c.comment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comment_likes_added AFTER INSERT ON comment_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_likes();
--> statement-breakpoint
CREATE TRIGGER comment_likes_removed AFTER DELETE ON comment_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_likes();
--> statement-breakpoint
CREATE TRIGGER comment_likes_changed AFTER UPDATE ON comment_likes
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recount_comment_likes();
--> statement-breakpoint
-- Private posts stand in the feeds of those whom they name, also those that were written before.
INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
SELECT 'global', named.user_id, p.id, p.created_at, p.user_id, false
FROM posts p CROSS JOIN LATERAL (
  SELECT v.id AS user_id FROM jsonb_array_elements(p.mentions) m
    JOIN users v ON v.id = (m->>'id')::uuid WHERE m->>'kind' = 'person'
  UNION SELECT v.id FROM post_companies t JOIN users v ON v.company_id = t.company_id
    WHERE t.post_id = p.id AND v.company_verified_at IS NOT NULL
) named
WHERE p.visibility = 'private' AND p.removed_at IS NULL AND NOT p.withheld AND named.user_id <> p.user_id
ON CONFLICT DO NOTHING;
