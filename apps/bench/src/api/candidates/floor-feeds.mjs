/** Statements of the floor for feeds: viewer, page, total, authors and tags in one query. */

const VIEWER = `viewer AS MATERIALIZED (SELECT u.id FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.expires_at > now() AND u.is_active)`;

const AUTHOR = `u.display_name, u.image, u.linkedin_image, c.id AS company_id, coalesce(c.name, u.company_name) AS company`;
const AUTHOR_JOINS = `JOIN users u ON u.id = p.user_id LEFT JOIN companies c ON c.id = u.company_id`;

const POST = `p.id, p.user_id, p.visibility, p.text, p.mentions, p.media_kind, p.media, p.media_name, p.media_width,
  p.media_height, p.media_thumb, p.like_count, p.comment_count, p.created_at, p.edited_at, ${AUTHOR},
  ARRAY(SELECT ARRAY[n.id::text, n.name] FROM post_products t JOIN products n ON n.id = t.product_id
    WHERE t.post_id = p.id ORDER BY t.position) AS products,
  ARRAY(SELECT ARRAY[n.id::text, n.name] FROM post_companies t JOIN companies n ON n.id = t.company_id
    WHERE t.post_id = p.id ORDER BY t.position) AS companies,
  EXISTS (SELECT 1 FROM post_likes l WHERE l.post_id = p.id AND l.user_id = (SELECT id FROM viewer)) AS liked`;

/** @param {'global' | 'product'} kind @param {string} owner */
const feedOf = (kind, owner) => {
  const within = `e.kind = '${kind}' AND e.owner_id = ${owner}`;
  const own = `e.author_id = (SELECT id FROM viewer)`;
  return `WITH ${VIEWER}
    SELECT counted.total, post.* FROM (
      SELECT coalesce((SELECT e.total FROM feed_totals e WHERE ${within}), 0)
        + (SELECT count(*)::integer FROM feed_entries e WHERE ${within} AND ${own} AND NOT e.is_public) AS total
    ) counted LEFT JOIN LATERAL (
      SELECT ${POST} FROM (
        SELECT e.post_id FROM feed_entries e WHERE ${within} AND (e.is_public OR ${own})
        ORDER BY e.created_at DESC NULLS LAST, e.post_id DESC NULLS LAST OFFSET $2 LIMIT $3
      ) page JOIN posts p ON p.id = page.post_id ${AUTHOR_JOINS}
      ORDER BY p.created_at DESC, p.id DESC
    ) post ON true`;
};

export const FEED_STATEMENTS = {
  globalFeed: { name: 'global_feed', text: feedOf('global', '(SELECT id FROM viewer)') },
  productFeed: { name: 'product_feed', text: feedOf('product', '$4') },
  comments: {
    name: 'comments',
    text: `WITH ${VIEWER}
      SELECT o.comment_count AS count, comment.* FROM posts o LEFT JOIN LATERAL (
        SELECT p.id, p.post_id, p.user_id, p.text, p.created_at, ${AUTHOR} FROM (
          SELECT * FROM post_comments x WHERE x.post_id = $4
          ORDER BY x.created_at DESC NULLS LAST, x.id DESC NULLS LAST OFFSET $2 LIMIT $3
        ) p ${AUTHOR_JOINS} ORDER BY p.created_at DESC, p.id DESC
      ) comment ON true
      WHERE o.id = $4 AND o.removed_at IS NULL AND (o.visibility = 'public' OR o.user_id = (SELECT id FROM viewer))`,
  },
};
