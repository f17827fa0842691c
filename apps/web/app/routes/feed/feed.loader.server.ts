import {
  companyQueries,
  type FeedFilter,
  feedQueries,
  type Member,
  memberQueries,
  meQueries,
  networkQueries,
  postQueries,
  productQueries,
} from '@millrace/api-client';
import type { FeedContainerProps } from '@millrace/design-system/connected';
import {
  atomPath,
  CONTENT_KINDS,
  type ContentKind,
  FEED_REASONS,
  SECTORS,
  SITE_PATHS,
  shownName,
} from '@millrace/domain';
import { dehydrate } from '@tanstack/react-query';
import { type AppLoadContext, redirect } from 'react-router';
import { type RequestData, requestData } from '../../api.server';
import { notFound, refuseIfLimited, toErrorResponse } from '../../loader-failures';
import { loadMember, loadViewer } from '../../session/viewer.server';
import { prefetchPanels } from '../members/members.loader.server';

const KINDS = ['global', 'user', 'product', 'company'] as const;

type FeedKind = (typeof KINDS)[number];

interface FeedParams {
  feedType: string;
  entityId?: string | undefined;
  postId?: string | undefined;
}

/** URL segment after the onboarding wizard: shows the feed even if it is empty. @see DIFF-007 */
const AS_IT_IS = 'noop';

/**
 * Loads the first page of a feed. Another spelling, such as `/networkfeed/global`, redirects to the canonical one.
 *
 * @returns Null for a guest who must sign in. @see FEED-001, PAGE-012, DIFF-006
 */
export async function loadFeed(context: AppLoadContext, request: Request, params: FeedParams) {
  const kind = KINDS.find((known) => known === params.feedType.toLowerCase());
  if (!kind) throw notFound();
  const { pathname, search, searchParams } = new URL(request.url);
  // Keep the rest encoded: decoded, it might not be a valid path.
  const [, , , ...rest] = pathname.split('/');
  const canonical = ['/networkFeed', kind, ...rest].filter(Boolean).join('/');
  if (pathname !== canonical) throw redirect(canonical + search, 301);

  const isForMembers = kind === 'global' || kind === 'user';
  const viewer = await (isForMembers ? loadMember : loadViewer)(context, request);
  if (isForMembers && !viewer) return null;
  const data = requestData(context, request);
  const { client, queries } = data;
  const id = kind === 'user' ? (params.entityId ?? viewer?.id) : params.entityId;
  const subject = await readSubject(data, kind, id);
  const content = CONTENT_KINDS.find((known) => known === searchParams.get('content'));
  const about = filtered(subject.about, { content, ...feedFilter(searchParams) });
  const feed = feedQueries(client).of(about);
  const [first] = await Promise.all([
    queries.fetchInfiniteQuery(feed).catch(toErrorResponse),
    params.postId !== undefined && queries.prefetchQuery(postQueries(client).detail(params.postId)),
    viewer && viewer.id !== subject.member?.id && prefetchPanels(data),
    subject.member && viewer?.id !== subject.member.id && prefetchConnection(data, subject.member.id),
  ]);
  const isFiltered = about.kind === 'global' && (about.from ?? about.sector) !== undefined;
  const isBare = kind === 'global' && id !== AS_IT_IS && params.postId === undefined && !isFiltered;
  if (isBare && first.pages[0]?.total === 0 && !(await followsSomething(data))) {
    throw redirect(SITE_PATHS.firstFeed);
  }
  refuseIfLimited(queries);
  return {
    ...subject,
    about,
    kind,
    postId: params.postId,
    canonical,
    atomHref:
      (kind === 'product' || kind === 'company') && id !== undefined
        ? context.webUrl + atomPath({ kind, id })
        : undefined,
    origin: context.webUrl,
    state: dehydrate(queries),
  };
}

/** Reads the filter of the viewer's feed from the URL. */
const feedFilter = (query: URLSearchParams): FeedFilter => ({
  from: FEED_REASONS.find((known) => known === query.get('from')),
  sector: SECTORS.find(({ key }) => key === query.get('sector'))?.key,
});

function filtered(
  about: FeedContainerProps['about'],
  { content, from, sector }: FeedFilter & { content: ContentKind | undefined },
): FeedContainerProps['about'] {
  if (about.kind === 'user') return { ...about, content };
  return about.kind === 'global' ? { ...about, from, sector } : about;
}

interface Subject {
  about: FeedContainerProps['about'];
  /** Sector of the product that the feed is about. */
  sector?: string | null;
  /** The member whose feed it is. */
  member?: Member;
}

/** Loads the subject of a feed, as far as the viewer may see it. */
async function readSubject(
  { client, queries }: RequestData,
  kind: FeedKind,
  id: string | undefined,
): Promise<Subject> {
  if (kind === 'global') return { about: { kind } };
  if (id === undefined) throw notFound();
  switch (kind) {
    case 'user': {
      const member = await queries.fetchQuery(memberQueries(client).profile(id)).catch(toErrorResponse);
      return { about: { kind, id, name: shownName(member.displayName) }, member };
    }
    case 'product': {
      const product = await queries.fetchQuery(productQueries(client).detail(id)).catch(toErrorResponse);
      return { about: { kind, id, name: product.name }, sector: product.sector };
    }
    case 'company': {
      const company = await queries.fetchQuery(companyQueries(client).detail(id)).catch(toErrorResponse);
      return { about: { kind, id, name: company.name }, sector: company.sector };
    }
  }
}

/** Prefetches if the viewer follows or has blocked a member. */
const prefetchConnection = ({ client, queries }: RequestData, id: string) =>
  Promise.all([
    queries.prefetchQuery(networkQueries(client).connection(id)),
    queries.prefetchQuery(networkQueries(client).block(id)),
  ]);

/**
 * True if the viewer follows any product, company or member: then an empty feed is shown instead of the onboarding.
 *
 * @see FEED-006
 */
async function followsSomething({ client, queries }: RequestData): Promise<boolean> {
  const [{ pages }, companies, { connectionsCount }] = await Promise.all([
    queries.fetchInfiniteQuery(meQueries(client).followedProducts()),
    queries.fetchQuery(meQueries(client).followedCompanies()),
    queries.fetchQuery(networkQueries(client).counters()),
  ]).catch(toErrorResponse);
  return (pages[0]?.items.length ?? 0) + companies.count + connectionsCount > 0;
}
