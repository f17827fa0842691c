import { Random } from '../api/data/random';
import type { Scenario } from '../api/scenarios';
import { COMMENTS, type Feeds } from './data/load-feeds';
import { POSTS_IN_BOTH } from './data/post-statements';

const POSTS_A_PAGE = 10;
const COMMENTS_A_PAGE = 5;

/** Number of products whose feeds are requested in turn: those with enough posts from the start. */
const PRODUCTS = 500;

/** Scenarios of members: their own feed, a product's, and a discussion, each first and last page. */
export function makeFeedScenarios({ products, hub, discussed }: Feeds): Scenario[] {
  const random = new Random(41);
  const popular = products.slice(0, PRODUCTS);
  const asked = Array.from({ length: PRODUCTS }, () => `product/${random.pick(popular).id}`);
  const feed = (name: string, start: number): string =>
    `/api/v2/feed/${name}?start=${start}&size=${POSTS_A_PAGE}`;
  const comments = (start: number): string =>
    `/api/v1/feed/post/${discussed}/comment?start=${start}&size=${COMMENTS_A_PAGE}`;
  const far = POSTS_IN_BOTH - POSTS_A_PAGE;
  const scenario = (name: string, paths: readonly string[]): Scenario => ({
    name,
    signedIn: true,
    paths,
    explained: paths.slice(0, 1),
  });
  return [
    scenario('global, page 1', [feed('global', 0)]),
    scenario('global, page 1,000', [feed('global', far)]),
    scenario(
      'product, page 1',
      asked.map((name) => feed(name, 0)),
    ),
    scenario('product, page 1,000', [feed(`product/${hub}`, far)]),
    scenario('comments, page 1', [comments(0)]),
    scenario('comments, page 1,000', [comments(COMMENTS - COMMENTS_A_PAGE)]),
  ];
}
