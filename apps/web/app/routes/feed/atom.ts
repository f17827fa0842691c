import { createHash } from 'node:crypto';
import { companyQueries, feedQueries, productQueries } from '@millrace/api-client';
import { requestData } from '../../api.server';
import { notFound, toErrorResponse } from '../../loader-failures';
import type { Route } from './+types/atom';
import { atomFeed } from './atom-feed.server';

/** Cache lifetime in seconds: a removed post may stay readable for as long. */
const FRESH_SECONDS = 300;

const KINDS = ['product', 'company'] as const;

/** Serves the newest public posts about a product or a company as an Atom feed. @see GAP-029 */
export async function loader({ params: { kind: asked, id }, context, request }: Route.LoaderArgs) {
  const kind = KINDS.find((known) => known === asked);
  if (!kind) throw notFound();
  // Fetched without the session, as the response is cached for everybody.
  const { client, queries } = requestData({ ...context, cookie: undefined }, request);
  const subject = kind === 'product' ? productQueries(client).detail(id) : companyQueries(client).detail(id);
  const [{ name }, { pages }] = await Promise.all([
    queries.fetchQuery<{ name: string }>({ queryKey: subject.queryKey, queryFn: subject.queryFn }),
    queries.fetchInfiniteQuery(feedQueries(client)[kind](id)),
  ]).catch(toErrorResponse);
  const posts = (pages[0]?.items ?? []).filter(({ visibility }) => visibility === 'public');
  const pagePath = `/networkFeed/${kind}/${id}`;
  const xml = atomFeed({ about: { kind, id, name }, posts, origin: context.webUrl, pagePath });
  const etag = `W/"${createHash('sha256').update(xml).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${FRESH_SECONDS}` };
  if (isKnown(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(xml, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}

/** True if the client has this version. @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim() === etag));
