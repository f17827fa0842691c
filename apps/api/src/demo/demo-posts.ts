import { classifyContent, type FileMediaKind } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import { companyId, memberId, postId, productId, readList } from './demo-ids';

interface PostEntry {
  key: string;
  member: string;
  product: string;
  company?: string;
  text?: string;
  media?: { kind: FileMediaKind | 'youtube'; data: string; name?: string };
  /** Time before loading. */
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
  /** Time after the post. */
  hoursAfter: number;
  /** True if it replies to the last top-level comment before it. */
  answers?: boolean;
}

interface ConnectionsEntry {
  member: string;
  connected: readonly string[];
}

/** Size in pixels of the drawings that the demo uses as pictures. */
const DRAWING = { mediaWidth: 400, mediaHeight: 300 };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Creates demo posts with comments and followers. */
export function readPosts(now: number) {
  const entries = readList<PostEntry>('posts.json');
  const times = new Map(
    entries.map(({ key, hoursAgo }) => [key, now - hoursAgo * HOUR_MS - (scatter(key) % 60) * MINUTE_MS]),
  );
  const comments = readList<CommentEntry>('comments.json');
  const after = (post: string, hours: number): Date =>
    new Date(Math.min(now, (times.get(post) ?? now) + hours * HOUR_MS));
  return {
    connections: readList<ConnectionsEntry>('connections.json').flatMap(({ member, connected }) =>
      connected.map((other) => ({
        userId: memberId(member),
        connectedId: memberId(other),
        // Within the last ten weeks.
        createdAt: new Date(now - (2 * HOUR_MS + (scatter(`${member} ${other}`) % 1680) * 61 * MINUTE_MS)),
      })),
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
      members.slice(0, likesShown(post, members.length)).map((member, at) => ({
        postId: postId(post),
        userId: memberId(member),
        createdAt: after(post, at / 2),
      })),
    ),
    postComments: comments.map(({ post, member, text, hoursAfter, answers }, at) => ({
      id: commentId(at),
      postId: postId(post),
      userId: memberId(member),
      text,
      replyTo: answers
        ? commentId(comments.findLastIndex((one, place) => place < at && one.post === post && !one.answers))
        : null,
      createdAt: after(post, hoursAfter + (scatter(`${post} ${at}`) % 50) / 60),
    })),
  };
}

const commentId = (at: number): string => externalId('demo', 'comment', String(at));

/** Returns a deterministic number for a text: uniform times and likes would look made up. */
const scatter = (text: string): number => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
};

/** Removes some likes of posts that nearly everyone likes. */
const likesShown = (post: string, likes: number): number =>
  likes < 12 ? likes : likes - (scatter(post) % 11);

/** Returns text, attachment and kind of content of a post. A hosted video is a link in the text. @see FEED-032 */
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
