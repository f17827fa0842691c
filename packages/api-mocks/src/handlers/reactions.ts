import type { Comment, LikeState } from '@millrace/api-client';
import type { HttpHandler } from 'msw';
import { likerOf } from '../data/post-data';
import { stableId } from '../factories/stable-id';
import { hasBlocked } from './blocks';
import type { MockServer } from './mock-server';
import { pageByStart } from './paging';
import { authorOf, readablePost } from './posts';
import { REPLY, refuse, refuseField, refuseParameter } from './refusals';

// What is said through the mocks is newer than every example, and does not depend on the clock.
const SAID_AT = '2026-09-15T10:25:30.000Z';
const COMMENT_SIZE = { defaultSize: 5, longest: 50 };

/** Likes and comments: they stay until `resetMocks`. */
export function reactionHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v1/feed/post/{id}/like', ({ params, response }) => {
      const post = readablePost(server, params.id);
      if (post === undefined) return response.untyped(refuse('notFound'));
      const Items = server.data.likers.of(post.id);
      return response(200).json({ count: post.like_count, liked: post.liked, Items }, REPLY);
    }),
    http.put('/api/v1/feed/post/{id}/like', ({ params, response }) => {
      const state = setLiked(server, params.id, true);
      return state instanceof Response ? response.untyped(state) : response(200).json(state, REPLY);
    }),
    http.put('/api/v1/feed/post/{id}/unlike', ({ params, response }) => {
      const state = setLiked(server, params.id, false);
      return state instanceof Response ? response.untyped(state) : response(200).json(state, REPLY);
    }),
    http.get('/api/v1/feed/user/{id}/likes', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (params.id !== user.id) return response.untyped(refuse('forbidden'));
      const Items = server.data.posts.filter(({ liked }) => liked).map(({ id }) => id);
      return response(200).json({ Items }, REPLY);
    }),

    http.get('/api/v1/feed/post/{id}/comment', ({ params, request, response }) => {
      const post = readablePost(server, params.id);
      if (post === undefined) return response.untyped(refuse('notFound'));
      const all = server.data.comments.of(post.id);
      const read = all.filter(({ user_id }) => !hasBlocked(server, user_id));
      const page = pageByStart(read, { url: request.url, ...COMMENT_SIZE });
      if (typeof page === 'string') return response.untyped(refuseParameter(page));
      const Count = post.comment_count - (all.length - read.length);
      return response(200).json({ Items: page.rows, Count }, REPLY);
    }),
    http.post('/api/v1/feed/post/{id}/comment', async ({ params, request, response }) => {
      const { text } = await request.json();
      const reply = await server.once(request, () => {
        const post = readablePost(server, params.id);
        if (user === null) return refuse('signIn');
        if (post === undefined) return refuse('notFound');
        if (text.trim() === '') return refuseField('text', 'Write something first.');
        const rows = server.data.comments.of(post.id);
        const Item: Comment = {
          id: stableId('said', `${post.id} ${rows.length}`),
          parent_id: post.id,
          user_id: user.id,
          user: authorOf(user),
          text: text.trim(),
          added: SAID_AT,
        };
        rows.unshift(Item);
        post.comment_count += 1;
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),
    http.delete('/api/v1/feed/post/{id}/comment/{commentId}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const post = readablePost(server, params.id);
      const rows = post === undefined ? [] : server.data.comments.of(post.id);
      const place = rows.findIndex(({ id }) => id === params.commentId);
      if (post === undefined || place < 0) return response.untyped(refuse('notFound'));
      // Its author, or the post's. @see GAP-053
      if (![rows[place]?.user_id, post.user_id].includes(user.id)) {
        return response.untyped(refuse('forbidden'));
      }
      rows.splice(place, 1);
      post.comment_count -= 1;
      return response(204).empty(REPLY);
    }),
  ];
}

function setLiked(server: MockServer, id: string, liked: boolean): LikeState | Response {
  const { data, user } = server;
  if (user === null) return refuse('signIn');
  const post = readablePost(server, id);
  if (post === undefined) return refuse('notFound');
  // The rows that are there now are read before the count changes, as they are made from it.
  const rows = data.likers.of(id);
  if (post.liked !== liked) {
    post.liked = liked;
    post.like_count += liked ? 1 : -1;
    const place = rows.findIndex(({ user_id }) => user_id === user.id);
    if (liked) rows.unshift(likerOf(user));
    else if (place >= 0) rows.splice(place, 1);
  }
  return { count: post.like_count, liked };
}
