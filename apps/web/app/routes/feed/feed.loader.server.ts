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

/** Where one goes after the wizard: the feed as it is, be it empty. @see DIFF-007 */
const AS_IT_IS = 'noop';

/**
 * Reads the first page of a feed. Another spelling, such as `/networkfeed/global`, leads to the canonical one.
 *
 * @returns Without `about` for a guest, who is asked to log in. @see FEED-001, PAGE-012, DIFF-006
 */
export async function loadFeed(context: AppLoadContext, request: Request, params: FeedParams) {
  const kind = KINDS.find((known) => known === params.feedType.toLowerCase());
  if (!kind) throw notFound();
  const { pathname, search, searchParams } = new URL(request.url);
  // The rest as it was written: decoded, it need not be an address.
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

/** Reads which posts of one's own feed are asked for. */
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
  /** Of the product that the feed is about. */
  sector?: string | null;
  /** Whose feed it is. */
  member?: Member;
}

/** What a feed is about, as far as the viewer may know of it. */
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

/** Whether the viewer follows a member, or has blocked them. */
const prefetchConnection = ({ client, queries }: RequestData, id: string) =>
  Promise.all([
    queries.prefetchQuery(networkQueries(client).connection(id)),
    queries.prefetchQuery(networkQueries(client).block(id)),
  ]);

/**
 * Whoever follows something has begun, be it products, companies or members: an empty feed says so, rather than begin once
 * more.
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
