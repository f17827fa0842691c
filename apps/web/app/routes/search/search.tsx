import { isApiError, searchQueries } from '@millrace/api-client';
import { SEARCH_RESULTS_MAX, SearchPage } from '@millrace/community';
import { SITE_SEARCH_CATEGORIES } from '@millrace/design-system';
import { canSearch, searchText } from '@millrace/domain';
import { data, useRevalidator } from 'react-router';
import { requestData } from '../../api.server';
import { tooManyRequests, UNAVAILABLE_RETRY_S } from '../../loader-failures';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/search';

/** Searches on the server, so that Enter works before the page has its scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const text = searchText(asked.get('q') ?? '');
  const category = SITE_SEARCH_CATEGORIES.find((known) => known === asked.get('category')) ?? 'products';
  if (!canSearch('site', text)) return { text, category, hits: [], hasFailed: false };
  const { client, queries } = requestData(context, request);
  const read = searchQueries(client);
  const options = { limit: SEARCH_RESULTS_MAX };
  try {
    const query = category === 'products' ? read.products(text, options) : read.companies(text, options);
    return { text, category, hits: await queries.fetchQuery(query), hasFailed: false };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 429) throw tooManyRequests(error.retryAfter);
    const headers = { 'Retry-After': String(error.retryAfter ?? UNAVAILABLE_RETRY_S) };
    return data({ text, category, hits: [], hasFailed: true }, { status: 503, headers });
  }
}

export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: [loaderData?.text || messages.format('searchResults.titleEmpty'), brand].join(' · ') },
  { name: 'robots', content: 'noindex' },
];

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <SearchPage {...loaderData} onRetry={() => void revalidate()} />;
}
