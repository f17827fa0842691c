import { companyQueries, feedQueries, isApiError } from '@millrace/api-client';
import { companyPath, slugify } from '@millrace/domain';
import { dehydrate } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited, toErrorResponse } from '../../loader-failures';
import type { Route } from './+types/company';
import { isCompanyView } from './company-sections';

const permanently = 301;

/** Prevents caching of the redirect, as a merge can be undone. @see GAP-088 */
const REVALIDATE = { 'Cache-Control': 'no-cache' };

/**
 * Loads the initial data of the page. `/company/{id}` and a wrong slug redirect to the canonical URL, with the query
 * kept. Null without such a company. @see PAGE-025, DIFF-024, COMP-027
 */
export async function loadCompany({ params, request, context }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const read = companyQueries(client);
  const asked = params.id ?? params.slugOrId;
  const company = await queries.fetchQuery(read.detail(asked)).catch((error: unknown) => {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    return toErrorResponse(error);
  });
  if (!company) return null;
  const view = params.view ?? 'companyDetails';
  const isCanonical =
    params.id === company.id && params.slugOrId === slugify(company.name) && isCompanyView(view);
  if (!isCanonical) {
    const kept = isCompanyView(view) && params.view ? view : undefined;
    throw redirect(companyPath(company, kept) + new URL(request.url).search, {
      status: permanently,
      headers: REVALIDATE,
    });
  }
  const { id } = company;
  await Promise.all(
    view === 'followers'
      ? [queries.prefetchInfiniteQuery(read.followers(id))]
      : view === 'invite'
        ? []
        : [
            queries.prefetchInfiniteQuery(read.products(id)),
            queries.prefetchInfiniteQuery(read.employees(id)),
            queries.prefetchQuery(feedQueries(client).latest(id)),
            queries.prefetchInfiniteQuery(feedQueries(client).of({ kind: 'company', id })),
          ],
  );
  refuseIfLimited(queries);
  return { company, view, state: dehydrate(queries), origin: context.webUrl };
}
