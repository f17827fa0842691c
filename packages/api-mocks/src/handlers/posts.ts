import type { Mention, Post, User } from '@millrace/api-client';
import { postTitle, VISIBILITIES, videoLinkOf } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import { hasBlocked } from './blocks';
import type { MockServer } from './mock-server';
import { REPLY, refuse, refuseField } from './refusals';
import { sentMedia } from './sent-media';

// What is posted through the mocks is newer than every example, and does not depend on the clock.
const POSTED_AT = '2026-09-15T10:20:30.000Z';

/** Posts: what is posted, edited, tagged or removed stays so until `resetMocks`. */
export function postHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.post('/api/v1/feed/post', async ({ request, response }) => {
      const form = await request.clone().formData();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const id = stableId('posted', server.data.posts.length);
        const post = written(server, form, newPost(id, user));
        if (post instanceof Response) return post;
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
      if (post instanceof Response) return response.untyped(post);
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
      return Item instanceof Response ? response.untyped(Item) : response(200).json({ Item }, REPLY);
    }),

    http.put('/api/v1/feed/post/{id}/content', async ({ params, request, response }) => {
      const form = await request.clone().formData();
      const post = ownPost(server, params.id);
      if (post instanceof Response) return response.untyped(post);
      const basedOn = form.get('based_on');
      if (basedOn !== null && basedOn !== (post.edited ?? '')) {
        return response.untyped(refuse('editedMeanwhile'));
      }
      const kept = form.get('remove_media') === 'true' ? { ...post, media: null, imageContent: null } : post;
      const hasText = form.has('text');
      const edited = written(server, form, { ...kept, edited: POSTED_AT, ...(hasText && { mentions: [] }) });
      if (edited instanceof Response) return response.untyped(edited);
      return response(200).json({ Item: Object.assign(post, edited) }, REPLY);
    }),

    http.post('/api/v1/feed/post/{id}/tags', async ({ params, request, response }) => {
      const { taggedProduct = [], taggedCompanies = [] } = await request.json();
      const post = ownPost(server, params.id);
      if (post instanceof Response) return response.untyped(post);
      const tags = readTags(
        server,
        [...post.tagged_product, ...taggedProduct],
        [...post.tagged_companies, ...taggedCompanies],
      );
      if (tags instanceof Response) return response.untyped(tags);
      return response(200).json({ Item: Object.assign(post, tags) }, REPLY);
    }),
  ];
}

/**
 * The post, if the viewer may read it alone. The mocks know no members of companies but the viewer, and nobody
 * is mentioned but by id. @see DIFF-001
 */
export function readablePost(server: MockServer, id: string): Post | undefined {
  const { data, user } = server;
  const post = data.posts.find((known) => known.id === id && !hasBlocked(server, known.user_id));
  if (post === undefined || post.visibility === 'public' || post.user_id === user?.id) return post;
  if (user === null) return undefined;
  const isMentioned = post.mentions.some((mention) => mention.kind === 'person' && mention.id === user.id);
  return isMentioned || post.tagged_companies.includes(user.company_id ?? '') ? post : undefined;
}

/** The post, or why it is not this viewer's to change. @see PERM-007 */
function ownPost(server: MockServer, id: string): Post | Response {
  if (server.user === null) return refuse('signIn');
  const post = readablePost(server, id);
  if (post === undefined) return refuse('notFound');
  return post.user_id === server.user.id ? post : refuse('forbidden');
}

function newPost(id: string, user: User): Post {
  return {
    id,
    user_id: user.id,
    user: authorOf(user),
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
    tagged_company_names: [],
    like_count: 0,
    comment_count: 0,
    liked: false,
  };
}

/** How a member stands as an author. */
export const authorOf = (user: User): Post['user'] => ({
  user_name: user.displayName,
  image: user.image,
  linkedinImage: user.linkedinImage,
  user_company_name: user.company,
  user_company_id: user.company_id,
});

/** A post as a form writes it, or why it cannot; what the form does not say stays as it is. */
function written(server: MockServer, form: FormData, post: Post): Post | Response {
  const text = String(form.get('text') ?? post.text).trim();
  const media = sentMedia(server, form, post.id) ?? post;
  if (text === '' && media.media === null) return refuseField('text', 'Write something, or add a file.');
  const tags = readTags(
    server,
    readList(form, 'taggedProduct', post.tagged_product),
    readList(form, 'taggedCompanies', post.tagged_companies),
  );
  if (tags instanceof Response) return tags;
  const name = Object.values(media.media ?? {})[0]?.name ?? null;
  return {
    ...post,
    visibility: VISIBILITIES.find((one) => one === form.get('visibility')) ?? post.visibility,
    text,
    title: postTitle(text, name),
    mentions: readList<Mention>(form, 'mentions', post.mentions),
    media: media.media,
    imageContent: media.imageContent,
    video: videoLinkOf(text),
    ...tags,
  };
}

function readList<Entry>(form: FormData, name: string, before: readonly Entry[]): Entry[] {
  const sent = form.get(name);
  return typeof sent === 'string' && sent !== '' ? JSON.parse(sent) : [...before];
}

/** Tags with their names, each once. @see FEED-027 */
function readTags({ data }: MockServer, productIds: readonly string[], companyIds: readonly string[]) {
  const products = [...new Set(productIds)].map((id) => data.products.get(id));
  const companies = [...new Set(companyIds)].map((id) => data.companies.get(id));
  if (products.includes(undefined)) return refuseField('taggedProduct', 'This product does not exist.');
  if (companies.includes(undefined)) return refuseField('taggedCompanies', 'This company does not exist.');
  return {
    tagged_product: products.map((product) => product?.id ?? ''),
    tagged_product_names: products.map((product) => product?.name ?? ''),
    tagged_companies: companies.map((company) => company?.id ?? ''),
    tagged_company_names: companies.map((company) => company?.name ?? ''),
  };
}
