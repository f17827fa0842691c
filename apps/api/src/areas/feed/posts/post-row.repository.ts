import type { Mention, ReportReason, Visibility } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { blockedBy, isCommentForAll, isCommentForAuthor } from '../../../visibility';
import type { MediaRow } from '../media';

/** Who wrote something. */
export interface AuthorRow {
  userName: string;
  image: string | null;
  linkedinImage: string | null;
  companyId: string | null;
  companyName: string | null;
}

/** A post with its author and tags, as a reader has it. */
export interface PostRow extends AuthorRow, MediaRow {
  id: string;
  userId: string;
  visibility: Visibility;
  text: string;
  mentions: readonly Mention[];
  likeCount: number;
  commentCount: number;
  /** As the database writes it. */
  createdAt: string;
  editedAt: string | null;
  productIds: readonly string[];
  productNames: readonly string[];
  companyIds: readonly string[];
  companyNames: readonly string[];
  /** Whether the reader likes it. */
  liked: boolean;
  /** When a moderator hid it, as the database writes it, and why. */
  hiddenAt: string | null;
  hiddenFor: ReportReason | null;
}

/**
 * How many comments of `posts p` a reader can read: those of others, without members whom the reader has blocked, and
 * all of one's own. The post's count is of what all can read.
 */
export const readableComments = (viewerId: SQL): SQL => sql`(
  p.comment_count
  + (SELECT count(*) FROM post_comments x
     WHERE x.post_id = p.id AND x.user_id = ${viewerId}::uuid AND ${isCommentForAuthor('x')})
  - (SELECT count(*) FROM ${blockedBy(viewerId)} b JOIN post_comments x ON x.user_id = b.blocked_id
     WHERE x.post_id = p.id AND ${isCommentForAll('x')})
)::integer`;

/**
 * What to select for a `PostRow` from `posts p` with `POST_JOINS`.
 *
 * @param viewerId The reader; null for a guest.
 */
export const postColumns = (viewerId: SQL): SQL => sql`
  p.id, p.user_id AS "userId", u.display_name AS "userName", u.image, u.linkedin_image AS "linkedinImage",
  c.id AS "companyId", coalesce(c.name, u.company_name) AS "companyName", p.visibility, p.text, p.mentions,
  p.media_kind AS "mediaKind", p.media, p.media_name AS "mediaName", p.media_width AS "mediaWidth",
  p.media_height AS "mediaHeight", p.media_thumb AS "mediaThumb", p.like_count AS "likeCount",
  ${readableComments(viewerId)} AS "commentCount", p.created_at::text AS "createdAt", p.edited_at::text AS "editedAt",
  p.hidden_at::text AS "hiddenAt", p.hidden_for AS "hiddenFor", tp.ids AS "productIds", tp.names AS "productNames", tc.ids AS "companyIds", tc.names AS "companyNames",
  EXISTS (SELECT 1 FROM post_likes l WHERE l.post_id = p.id AND l.user_id = ${viewerId}::uuid) AS liked`;

/** What `postColumns` needs beside `posts p`. */
export const POST_JOINS: SQL = sql`
  JOIN users u ON u.id = p.user_id
  LEFT JOIN companies c ON c.id = u.company_id
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(t.product_id ORDER BY t.position), '[]'::json) AS ids,
      coalesce(json_agg(n.name ORDER BY t.position), '[]'::json) AS names
    FROM post_products t JOIN products n ON n.id = t.product_id WHERE t.post_id = p.id
  ) tp
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(t.company_id ORDER BY t.position), '[]'::json) AS ids,
      coalesce(json_agg(n.name ORDER BY t.position), '[]'::json) AS names
    FROM post_companies t JOIN companies n ON n.id = t.company_id WHERE t.post_id = p.id
  ) tc`;
