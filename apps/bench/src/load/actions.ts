import { Random } from '../api/data/random';
import type { Feeds } from '../feed-api/data/load-feeds';
import type { Action } from './driver';

/** Number of distinct requests, enough to defeat caches. */
const QUESTIONS = 500;

/** Builds the actions of members, nine in ten of them reads, from the requests of each kind of page. */
export function makeActions({ products, discussed }: Feeds, posts: readonly string[]): Action[] {
  const random = new Random(51);
  const popular = products.slice(0, QUESTIONS);
  const some = <T>(make: () => T): T[] => Array.from({ length: QUESTIONS }, make);
  const read = (name: string, weight: number, paths: readonly string[]): Action => ({
    ...{ name, weight, paths },
    hasFloor: true,
  });
  const write = (name: string, weight: number, paths: readonly string[], text: string): Action => ({
    ...{ name, weight, paths },
    body: { [text]: 'Said by the bench: {words}' },
    hasFloor: false,
  });
  return [
    read('global feed', 20, ['/api/v2/feed/global?start=0&size=10']),
    read(
      'feed of a product',
      20,
      some(() => `/api/v2/feed/product/${random.pick(popular).id}?start=0&size=10`),
    ),
    read('comments', 10, [`/api/v1/feed/post/${discussed}/comment?start=0&size=5`]),
    read(
      'product',
      20,
      some(() => `/api/v1/product/${random.pick(popular).id}`),
    ),
    read('current user', 20, ['/api/v1/current_user']),
    write(
      'comment',
      4,
      posts.map((id) => `/api/v1/feed/post/${id}/comment`),
      'text',
    ),
    write('message', 6, ['/api/v1/chats/{chat}/'], 'message'),
  ];
}
