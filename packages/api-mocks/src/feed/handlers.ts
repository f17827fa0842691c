import type {
  Comment,
  components,
  DiscussionComment,
  LikeState,
  Mention,
  Post,
  User,
} from '@millrace/api-client';
import {
  classifyContent,
  type FileMediaKind,
  findVideoLink,
  postTitle,
  VISIBILITIES,
} from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { pageByStart, resultsPage } from '../handlers/paging';
import { found, REPLY, refuse, refuseField } from '../handlers/refusals';
import { hasBlocked } from '../network/handlers';
import { aLikerFor } from './data';
import { sentMedia } from './file-handlers';

type FeedPage = components['schemas']['FeedPage'];

/** Maximum number of a feed's posts for guests. @see GAP-029 */
const GUEST_POSTS = 10;
const LATEST_POSTS = 3;
const FEED_SIZE = { defaultSize: 10, longest: 50 };

/** Creates handlers of feeds, newest first; a private post only appears in its author's feeds. @see DIFF-001 */
export function feedHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v2/feed/global', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { searchParams } = new URL(request.url);
      const page = feedPage(
        server,
        request.url,
        (post) =>
          isThereFor(server, post, searchParams.get('from')) && isInSector(post, searchParams.get('sector')),
      );
      return response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/user/{id}', ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (params.id !== user.id && !server.data.people.has(params.id)) {
        return response.untyped(refuse('notFound'));
      }
      const content = new URL(request.url).searchParams.get('content');
      const page = feedPage(
        server,
        request.url,
        (post) => post.user_id === params.id && (content === null || postContentKind(post) === content),
      );
      return response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/product/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const page = feedPage(server, request.url, (post) => post.tagged_product.includes(params.id));
      return response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/company/{id}', ({ params, request, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const page = feedPage(server, request.url, (post) => post.tagged_companies.includes(params.id));
      return response(200).json(page, REPLY);
    }),
    http.get('/api/v2/feed/company/{id}/latest', ({ params, response }) => {
      if (!server.data.companies.has(params.id)) return response.untyped(refuse('notFound'));
      const all = readable(server, (post) => post.tagged_companies.includes(params.id));
      const results = all.slice(0, LATEST_POSTS);
      return response(200).json({ results, count: results.length }, REPLY);
    }),
  ];
}

function isThereFor({ data, user }: MockServer, post: Post, from: string | null): boolean {
  switch (from) {
    case 'products':
      return post.tagged_product.some((id) => data.products.get(id)?.following);
    case 'companies':
      return post.tagged_companies.some((id) => user && data.companies.get(id)?.followingUsers[user.id]);
    case 'people':
      return data.connections.has(post.user_id);
    default:
      return true;
  }
}

const isInSector = (post: Post, sector: string | null): boolean =>
  sector === null || post.tagged_product_sectors.some((one) => one === sector);

function feedPage(server: MockServer, url: string, belongs: (post: Post) => boolean): FeedPage {
  const all = readable(server, belongs);
  const told = server.user === null ? all.slice(0, GUEST_POSTS) : all;
  const page = pageByStart(told, { url, ...FEED_SIZE });
  const limited = server.user === null && all.length > 0 ? 'sign_in' : 'none';
  return { items: page.rows, total: told.length, start: page.start, size: page.size, limited };
}

function readable(server: MockServer, belongs: (post: Post) => boolean): Post[] {
  const { data, user } = server;
  return data.posts.filter(
    (post) =>
      belongs(post) &&
      (post.visibility === 'public' || post.user_id === user?.id) &&
      !hasBlocked(server, post.user_id),
  );
}

/** Returns the content kinds of a post. @see GAP-022 */
function postContentKind({ text, media }: Post) {
  const [kind = null] = Object.keys(media ?? {}) as FileMediaKind[];
  return classifyContent(text, kind);
}

// Posts created through the mocks are newer than all examples, and do not depend on the clock.
const POSTED_AT = '2026-09-15T10:20:30.000Z';

/** Creates handlers of posts: changes last until `resetMocks`. */
export function postHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.post('/api/v1/feed/post', async ({ request, response }) => {
      const form = await request.clone().formData();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const id = stableId('posted', server.data.posts.length);
        const post = written(server, form, newPost(id, user));
        server.data.posts.unshift(post);
        return response(201).json({ Item: post }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v1/feed/post/{id}', ({ params, response }) => {
      const post = readablePost(server, params.id);
      return post ? response(200).json({ Item: post }, REPLY) : response.untyped(refuse('notFound'));
    }),

    http.delete('/api/v1/feed/post/{id}', ({ params, response }) => {
      const post = ownPost(server, params.id);
      server.data.posts.splice(server.data.posts.indexOf(post), 1);
      server.data.removedPosts.set(post.id, post);
      return response(204).empty(REPLY);
    }),

    http.put('/api/v1/feed/post/{id}/restore', ({ params, response }) => {
      const removed = user === null ? undefined : server.data.removedPosts.get(params.id);
      const post = removed?.user_id === user?.id ? removed : undefined;
      if (post !== undefined) {
        const place = server.data.posts.findIndex(({ added }) => added < post.added);
        server.data.posts.splice(place < 0 ? server.data.posts.length : place, 0, post);
        server.data.removedPosts.delete(post.id);
      }
      const Item = ownPost(server, params.id);
      return response(200).json({ Item }, REPLY);
    }),

    http.put('/api/v1/feed/post/{id}/content', async ({ params, request, response }) => {
      const form = await request.clone().formData();
      const post = ownPost(server, params.id);
      const basedOn = form.get('based_on');
      if (basedOn !== null && basedOn !== (post.edited ?? '')) {
        return response.untyped(refuse('editedMeanwhile'));
      }
      const kept = form.get('remove_media') === 'true' ? { ...post, media: null, imageContent: null } : post;
      const hasText = form.has('text');
      const edited = written(server, form, { ...kept, edited: POSTED_AT, ...(hasText && { mentions: [] }) });
      // Read before the post changes, because they are generated from it.
      const versions = server.data.versions.of(post.id);
      if (edited.text !== post.text && post.text !== '') {
        versions.unshift({ text: post.text, written: post.edited ?? post.added });
      }
      return response(200).json({ Item: Object.assign(post, edited) }, REPLY);
    }),

    http.post('/api/v1/feed/post/{id}/tags', async ({ params, request, response }) => {
      const { taggedProduct = [], taggedCompanies = [] } = await request.json();
      const post = ownPost(server, params.id);
      const tags = readTags(
        server,
        [...post.tagged_product, ...taggedProduct],
        [...post.tagged_companies, ...taggedCompanies],
      );
      return response(200).json({ Item: Object.assign(post, tags) }, REPLY);
    }),
  ];
}

/**
 * Returns the post, if the viewer may read it. The mocks know no company members but the viewer, and mentions
 * only by id. @see DIFF-001
 */
export function readablePost(server: MockServer, id: string): Post | undefined {
  const { data, user } = server;
  const post = data.posts.find((known) => known.id === id && !hasBlocked(server, known.user_id));
  if (post === undefined || post.visibility === 'public' || post.user_id === user?.id) return post;
  if (user === null) return undefined;
  const isMentioned = post.mentions.some((mention) => mention.kind === 'person' && mention.id === user.id);
  return isMentioned || post.tagged_companies.includes(user.company_id ?? '') ? post : undefined;
}

/** Returns the post, or the refusal if this viewer may not edit it. @see PERM-007 */
function ownPost(server: MockServer, id: string): Post {
  if (server.user === null) throw refuse('signIn');
  const post = found(readablePost(server, id));
  if (post.user_id !== server.user.id) throw refuse('forbidden');
  return post;
}

function newPost(id: string, user: User): Post {
  return {
    id,
    user_id: user.id,
    user: postAuthor(user),
    added: POSTED_AT,
    edited: null,
    visibility: 'public',
    text: '',
    title: '',
    mentions: [],
    imageContent: null,
    media: null,
    video: null,
    tagged_product: [],
    tagged_companies: [],
    tagged_product_names: [],
    tagged_product_sectors: [],
    tagged_company_names: [],
    like_count: 0,
    comment_count: 0,
    liked: false,
  };
}

/** Returns a member as an author. */
export const postAuthor = (user: User): Post['user'] => ({
  user_name: user.displayName,
  image: user.image,
  linkedinImage: user.linkedinImage,
  user_company_name: user.company,
  user_company_id: user.company_id,
});

/** Returns the post with the form's values, or the refusal; omitted fields stay unchanged. */
function written(server: MockServer, form: FormData, post: Post): Post {
  const text = String(form.get('text') ?? post.text).trim();
  const media = sentMedia(server, form, post.id) ?? post;
  if (text === '' && media.media === null) throw refuseField('text', 'Write something, or add a file.');
  const tags = readTags(
    server,
    readList(form, 'taggedProduct', post.tagged_product),
    readList(form, 'taggedCompanies', post.tagged_companies),
  );
  const name = Object.values(media.media ?? {})[0]?.name ?? null;
  return {
    ...post,
    visibility: VISIBILITIES.find((one) => one === form.get('visibility')) ?? post.visibility,
    text,
    title: postTitle(text, name),
    mentions: readList<Mention>(form, 'mentions', post.mentions),
    media: media.media,
    imageContent: media.imageContent,
    video: findVideoLink(text),
    ...tags,
  };
}

function readList<Entry>(form: FormData, name: string, before: readonly Entry[]): Entry[] {
  const sent = form.get(name);
  return typeof sent === 'string' && sent !== '' ? JSON.parse(sent) : [...before];
}

/** Returns tags with their names, without duplicates. @see FEED-027 */
function readTags({ data }: MockServer, productIds: readonly string[], companyIds: readonly string[]) {
  const products = [...new Set(productIds)].map((id) => data.products.get(id));
  const companies = [...new Set(companyIds)].map((id) => data.companies.get(id));
  if (products.includes(undefined)) throw refuseField('taggedProduct', 'We couldn’t find this product.');
  if (companies.includes(undefined)) throw refuseField('taggedCompanies', 'This company does not exist.');
  return {
    tagged_product: products.map((product) => product?.id ?? ''),
    tagged_product_names: products.map((product) => product?.name ?? ''),
    tagged_product_sectors: products.map((product) => product?.sector ?? null),
    tagged_companies: companies.map((company) => company?.id ?? ''),
    tagged_company_names: companies.map((company) => company?.name ?? ''),
  };
}

// Comments created through the mocks are newer than all examples, and do not depend on the clock.
const SAID_AT = '2026-09-15T10:25:30.000Z';
const COMMENT_SIZE = { defaultSize: 5, longest: 50 };

/** Creates handlers of likes and comments, which last until `resetMocks`. */
export function reactionHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v1/feed/post/{id}/like', ({ params, response }) => {
      const post = found(readablePost(server, params.id));
      const Items = server.data.likers.of(post.id);
      return response(200).json({ count: post.like_count, liked: post.liked, Items }, REPLY);
    }),
    http.put('/api/v1/feed/post/{id}/like', ({ params, response }) => {
      const state = setLiked(server, params.id, true);
      return response(200).json(state, REPLY);
    }),
    http.put('/api/v1/feed/post/{id}/unlike', ({ params, response }) => {
      const state = setLiked(server, params.id, false);
      return response(200).json(state, REPLY);
    }),
    http.get('/api/v1/feed/user/{id}/likes', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (params.id !== user.id) return response.untyped(refuse('forbidden'));
      const Items = server.data.posts.filter(({ liked }) => liked).map(({ id }) => id);
      return response(200).json({ Items }, REPLY);
    }),

    http.get('/api/v1/feed/post/{id}/comment', ({ params, request, response }) => {
      const post = found(readablePost(server, params.id));
      const all = server.data.comments.of(post.id);
      const read = all.filter(({ user_id }) => !hasBlocked(server, user_id));
      const page = pageByStart(read, { url: request.url, ...COMMENT_SIZE });
      const Count = post.comment_count - (all.length - read.length);
      return response(200).json({ Items: page.rows.map(firstVersion), Count }, REPLY);
    }),
    http.post('/api/v1/feed/post/{id}/comment', async ({ params, request, response }) => {
      const { text } = await request.json();
      const reply = await server.once(request, () => {
        const Item = say(server, params.id, { text });
        return Item instanceof Response ? Item : response(201).json({ Item: firstVersion(Item) }, REPLY);
      });
      return response.untyped(reply);
    }),
    http.get('/api/v2/feed/post/{id}/comments', ({ params, request, response }) => {
      const post = found(readablePost(server, params.id));
      const replyTo = new URL(request.url).searchParams.get('reply_to');
      const read = server.data.comments.of(post.id).filter(({ user_id }) => !hasBlocked(server, user_id));
      const rows = read.filter(({ reply_to }) => reply_to === replyTo);
      const page = resultsPage(rows, {
        url: request.url,
        defaultLimit: COMMENT_SIZE.defaultSize,
        longest: COMMENT_SIZE.longest,
        rowKey: ({ id }) => id,
      });
      const results = page.results.toReversed().map((comment) => {
        const replies = read.filter(({ reply_to }) => reply_to === comment.id).toReversed();
        return { ...comment, reply_count: replies.length, replies };
      });
      return response(200).json({ ...page, results }, REPLY);
    }),
    http.post('/api/v2/feed/post/{id}/comments', async ({ params, request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        const Item = say(server, params.id, draft);
        return Item instanceof Response ? Item : response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),
    http.put('/api/v2/feed/post/{id}/comments/{commentId}/like', ({ params, response }) =>
      response(200).json(setCommentLiked(server, params, true), REPLY),
    ),
    http.delete('/api/v2/feed/post/{id}/comments/{commentId}/like', ({ params, response }) =>
      response(200).json(setCommentLiked(server, params, false), REPLY),
    ),
    http.get('/api/v2/feed/post/{id}/versions', ({ params, response }) => {
      const post = found(readablePost(server, params.id));
      const results = server.data.versions.of(post.id);
      return response(200).json({ results, count: results.length }, REPLY);
    }),
    http.delete('/api/v1/feed/post/{id}/comment/{commentId}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const post = readablePost(server, params.id);
      const rows = post === undefined ? [] : server.data.comments.of(post.id);
      const place = rows.findIndex(({ id }) => id === params.commentId);
      if (post === undefined || place < 0) return response.untyped(refuse('notFound'));
      // Allowed for its author, or the post's. @see GAP-053
      if (![rows[place]?.user_id, post.user_id].includes(user.id)) {
        return response.untyped(refuse('forbidden'));
      }
      const before = rows.length;
      rows.splice(place, 1);
      // Its replies are removed with it.
      for (let at = rows.length - 1; at >= 0; at -= 1) {
        if (rows[at]?.reply_to === params.commentId) rows.splice(at, 1);
      }
      post.comment_count -= before - rows.length;
      return response(204).empty(REPLY);
    }),
  ];
}

/** Returns a comment in the format of `/api/v1`. */
const firstVersion = ({ reply_to, like_count, liked, ...comment }: DiscussionComment): Comment => comment;

/** Adds the viewer's comment to a post. @returns The refusal if it is not allowed. */
function say(
  server: MockServer,
  postId: string,
  { text, reply_to: asked }: { text: string; reply_to?: string },
): DiscussionComment | Response {
  const { user } = server;
  const post = readablePost(server, postId);
  if (user === null) return refuse('signIn');
  if (post === undefined) return refuse('notFound');
  if (text.trim() === '') return refuseField('text', 'Write something first.');
  const rows = server.data.comments.of(post.id);
  const answered = rows.find(({ id }) => id === asked);
  if (asked !== undefined && answered === undefined) return refuse('notFound');
  const comment: DiscussionComment = {
    id: stableId('said', `${post.id} ${rows.length}`),
    parent_id: post.id,
    reply_to: answered ? (answered.reply_to ?? answered.id) : null,
    user_id: user.id,
    user: postAuthor(user),
    text: text.trim(),
    added: SAID_AT,
    like_count: 0,
    liked: false,
  };
  rows.unshift(comment);
  post.comment_count += 1;
  return comment;
}

function setCommentLiked(
  server: MockServer,
  { id, commentId }: { id: string; commentId: string },
  liked: boolean,
): LikeState {
  if (server.user === null) throw refuse('signIn');
  const post = found(readablePost(server, id));
  const comment = found(server.data.comments.of(post.id).find((one) => one.id === commentId));
  if (comment.liked !== liked) comment.like_count += liked ? 1 : -1;
  comment.liked = liked;
  return { count: comment.like_count, liked };
}

function setLiked(server: MockServer, id: string, liked: boolean): LikeState {
  const { data, user } = server;
  if (user === null) throw refuse('signIn');
  const post = found(readablePost(server, id));
  // Read before the count changes, because existing rows are generated from it.
  const rows = data.likers.of(id);
  if (post.liked !== liked) {
    post.liked = liked;
    post.like_count += liked ? 1 : -1;
    const place = rows.findIndex(({ user_id }) => user_id === user.id);
    if (liked) rows.unshift(aLikerFor(user));
    else if (place >= 0) rows.splice(place, 1);
  }
  return { count: post.like_count, liked };
}
