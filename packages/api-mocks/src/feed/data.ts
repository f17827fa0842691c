import type { DiscussionComment, FoundPerson, Liker, Post, PostVersion, User } from '@millrace/api-client';
import { example } from '../contract/examples';
import { type RowsById, rowsById } from '../data/rows-by-id';
import { many } from '../factories/many';
import { personName } from '../factories/names';
import { stableId } from '../factories/stable-id';
import { comments, posts } from './factory';

/** Maximum number of likers in the contract's response. */
export const LIKERS_MAX = 50;

/** Mock data of feeds and threads. */
export interface PostData {
  /** Newest first; of every visibility. */
  posts: Post[];
  /** By id; removed posts that can be restored. */
  removedPosts: Map<string, Post>;
  /** Uploads by id, with the number of bytes received. */
  videoUploads: Map<string, { name: string; size: number; offset: number }>;
  /** By post id, newest first, limited to the number in a response. */
  likers: RowsById<Liker>;
  /** By post id, newest first, including replies. */
  comments: RowsById<DiscussionComment>;
  /** Previous texts by post id, newest first. */
  versions: RowsById<PostVersion>;
  /** Members who can be found and followed, by id. */
  people: Map<string, FoundPerson>;
  /** Ids of followed members. */
  connections: Set<string>;
}

/**
 * Creates posts with as many likers and comments as their counts.
 *
 * @param viewer Viewer, on whom the like state of posts depends.
 * @param grow Number of posts, and comments of each; default: as in the examples.
 */
export function postData(viewer: User | null, grow?: { rows: number }): PostData {
  const total = example('FeedPage', 'FeedFirstPage').total;
  const all = posts(grow?.rows ?? total).map((post) => ({
    ...post,
    liked: viewer !== null && post.liked,
    ...(grow !== undefined && { like_count: grow.rows, comment_count: grow.rows }),
  }));
  const findPost = (id: string) => all.find((post) => post.id === id);
  const people = new Map<string, FoundPerson>();
  const know = (person: FoundPerson) => {
    if (!people.has(person.id)) people.set(person.id, person);
  };
  for (const person of example('PeopleReply', 'PeopleTwo').results) know(person);
  for (const { id, displayName, image, company } of [
    example('Member', 'MemberLinnea'),
    example('Member', 'MemberBare'),
  ]) {
    know({ id, name: displayName, image, company });
  }
  for (const { user_id, user } of all) {
    know({ id: user_id, name: user.user_name, image: user.image, company: user.user_company_name });
  }
  const { id } = example('VideoUploadReply', 'VideoUploadOwn').Item;
  const { name, size } = example('VideoUploadDraft', 'VideoUploadDraftMp4');
  return {
    posts: all,
    removedPosts: new Map(),
    // Upload that other examples of the contract continue.
    videoUploads: new Map([[id, { name, size, offset: 0 }]]),
    likers: rowsById((id) => findLikers(findPost(id), viewer)),
    comments: rowsById((id) =>
      comments(findPost(id)?.comment_count ?? 0, { parent_id: id }).map(
        ({ replies, reply_count, ...comment }) => comment,
      ),
    ),
    versions: rowsById((id) =>
      findPost(id)?.edited ? [...example('PostVersionList', 'PostVersionsOne').results] : [],
    ),
    people,
    connections: new Set(),
  };
}

/** Returns a member's row in the likers of a post. */
export const aLikerFor = ({ id, displayName, image, linkedinImage }: User): Liker => ({
  user_id: id,
  user_name: displayName,
  image: image ?? linkedinImage,
});

function findLikers(post: Post | undefined, viewer: User | null): Liker[] {
  if (post === undefined) return [];
  const own = post.liked && viewer !== null ? [aLikerFor(viewer)] : [];
  const others = Math.min(LIKERS_MAX, post.like_count) - own.length;
  return [
    ...own,
    ...many(Math.max(0, others), (index) => {
      const { firstName, lastName } = personName(index);
      return { user_id: stableId('user', index), user_name: `${firstName} ${lastName}`, image: null };
    }),
  ];
}
