import type { DiscussionComment, FoundPerson, Liker, Post, PostVersion, User } from '@millrace/api-client';
import { example } from '../contract/examples';
import { type RowsById, rowsById } from '../data/rows-by-id';
import { many } from '../factories/many';
import { personName } from '../factories/names';
import { stableId } from '../factories/stable-id';
import { comments, posts } from './factory';

/** The most likers that the contract answers. */
export const LIKERS_MAX = 50;

/** What of the mocked data stands in feeds and threads. */
export interface PostData {
  /** Newest first; of every visibility. */
  posts: Post[];
  /** By id; what was removed and can be restored. */
  removedPosts: Map<string, Post>;
  /** By id; what of each has arrived, in bytes. */
  videoUploads: Map<string, { name: string; size: number; offset: number }>;
  /** By the id of the post, the newest first, at most as many as are answered. */
  likers: RowsById<Liker>;
  /** By the id of the post, newest first, replies among them. */
  comments: RowsById<DiscussionComment>;
  /** Earlier texts of posts, by the post's id, newest first. */
  versions: RowsById<PostVersion>;
  /** Members who can be found and followed, by id. */
  people: Map<string, FoundPerson>;
  /** Ids of the members that the viewer follows. */
  connections: Set<string>;
}

/**
 * Posts with as many likers and comments as each says.
 *
 * @param viewer Who looks; what a post says of being liked is theirs.
 * @param grow How many posts there are, and comments of each; default: as the examples say.
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
    // One that the examples of the contract go on with.
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

/** How a member stands among those who like a post. */
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
