import type { components } from '@millrace/api-client';
import { findVideoLink, postTitle } from '@millrace/domain';
import { mediaView, pictureView } from '../media';
import type { AuthorRow, PostRow } from './posts.repository';
import type { PostVersionRow } from './versions.repository';

type Post = components['schemas']['Post'];

/** Returns an author for the API. */
export const authorView = (row: AuthorRow): Post['user'] => ({
  user_name: row.userName,
  image: row.image,
  linkedinImage: row.linkedinImage,
  user_company_name: row.companyName,
  user_company_id: row.companyId,
});

/** Returns a post for the API. @see DATA-009 */
export const postView = (row: PostRow): Post => ({
  id: row.id,
  user_id: row.userId,
  user: authorView(row),
  added: new Date(row.createdAt).toISOString(),
  edited: row.editedAt === null ? null : new Date(row.editedAt).toISOString(),
  visibility: row.visibility,
  text: row.text,
  title: postTitle(row.text, row.mediaName),
  mentions: row.mentions.map((mention) => ({ ...mention })),
  imageContent: pictureView(row),
  media: mediaView(row),
  video: findVideoLink(row.text),
  tagged_product: [...row.productIds],
  tagged_companies: [...row.companyIds],
  tagged_product_names: [...row.productNames],
  tagged_product_sectors: [...row.productSectors],
  tagged_company_names: [...row.companyNames],
  like_count: row.likeCount,
  comment_count: row.commentCount,
  liked: row.liked,
  ...hiddenView(row),
});

/** Returns an earlier version of a post. */
export const versionView = ({ text, writtenAt }: PostVersionRow): components['schemas']['PostVersion'] => ({
  text,
  written: writtenAt.toISOString(),
});

/** Returns the reason of hiding by a moderator, for the author; others do not receive the post at all. @see GAP-096 */
export const hiddenView = ({
  hiddenAt,
  hiddenFor,
}: Pick<PostRow, 'hiddenAt' | 'hiddenFor'>): Pick<Post, 'hidden'> =>
  hiddenAt === null || hiddenFor === null
    ? {}
    : { hidden: { reason: hiddenFor, since: new Date(hiddenAt).toISOString() } };
