import { classifyContent, type FileMediaKind } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import { readList } from './demo-files';
import { companyId, memberId, postId, productId } from './demo-ids';

interface PostEntry {
  key: string;
  member: string;
  product: string;
  company?: string;
  text?: string;
  media?: { kind: FileMediaKind | 'youtube'; data: string; name?: string };
  /** How long before the loading it was posted. */
  hoursAgo: number;
}

interface LikesEntry {
  post: string;
  members: readonly string[];
}

interface CommentEntry {
  post: string;
  member: string;
  text: string;
  /** How long after the post it was written. */
  hoursAfter: number;
}

interface ConnectionsEntry {
  member: string;
  connected: readonly string[];
}

/** As large as every drawing that the demonstration shows for a picture, in pixels. */
const DRAWING = { mediaWidth: 400, mediaHeight: 300 };

const HOUR_MS = 3_600_000;

/** What the members of the demonstration have posted, with what others say to it, and whom they follow. */
export function readPosts(now: number) {
  const entries = readList<PostEntry>('posts.json');
  const times = new Map(entries.map(({ key, hoursAgo }) => [key, now - hoursAgo * HOUR_MS]));
  const after = (post: string, hours: number): Date =>
    new Date(Math.min(now, (times.get(post) ?? now) + hours * HOUR_MS));
  return {
    connections: readList<ConnectionsEntry>('connections.json').flatMap(({ member, connected }) =>
      connected.map((other) => ({ userId: memberId(member), connectedId: memberId(other) })),
    ),
    posts: entries.map((entry) => ({
      id: postId(entry.key),
      userId: memberId(entry.member),
      ...contentOf(entry),
      createdAt: after(entry.key, 0),
    })),
    postProducts: entries.map(({ key, product }) => ({
      postId: postId(key),
      productId: productId(product),
      position: 0,
    })),
    postCompanies: entries.flatMap(({ key, company }) =>
      company ? [{ postId: postId(key), companyId: companyId(company), position: 0 }] : [],
    ),
    postLikes: readList<LikesEntry>('likes.json').flatMap(({ post, members }) =>
      members.map((member, at) => ({
        postId: postId(post),
        userId: memberId(member),
        createdAt: after(post, at / 2),
      })),
    ),
    postComments: readList<CommentEntry>('comments.json').map(({ post, member, text, hoursAfter }, at) => ({
      id: externalId('demo', 'comment', String(at)),
      postId: postId(post),
      userId: memberId(member),
      text,
      createdAt: after(post, hoursAfter),
    })),
  };
}

/** A video elsewhere is a link in the text. @see FEED-032 */
function contentOf(entry: PostEntry) {
  const content = mediaOf(entry);
  return {
    ...content,
    contentKind: classifyContent(content.text, 'mediaKind' in content ? content.mediaKind : null),
  };
}

function mediaOf({ text = '', media }: PostEntry) {
  if (!media) return { text };
  if (media.kind === 'youtube') {
    return { text: `${text}\nhttps://www.youtube.com/watch?v=${media.data}`.trim() };
  }
  return {
    text,
    mediaKind: media.kind,
    media: media.data,
    mediaName: media.name ?? '',
    ...(media.kind === 'image' && DRAWING),
  };
}
