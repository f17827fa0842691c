import { directoryQueries } from '@millrace/api-client';
import {
  CompanyDirectoryContainer,
  mapFilter,
  readCompanyFilter,
  savedSearchHref,
  savedSearchName,
  toCompanySearch,
} from '@millrace/community';
import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { KeptPages } from '../../hydration/kept-pages';
import { refuseIfLimited, toErrorResponse } from '../../loader-failures';
import { messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import { browseMeta } from '../browse.meta';
import type { Route } from './+types/companies';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const filter = readCompanyFilter(new URL(request.url).searchParams);
  const [{ pages }] = await Promise.all([
    queries.fetchInfiniteQuery(directoryQueries(client).companies(filter)),
    queries.prefetchQuery(directoryQueries(client).countries(mapFilter(filter))),
  ]).catch(toErrorResponse);
  refuseIfLimited(queries);
  const { items = [], count: total = 0 } = pages[0] ?? {};
  return {
    origin: context.webUrl,
    filter,
    items: items.map((company) => ({ name: company.name, path: companyPath(company) })),
    total,
    state: dehydrate(queries),
  };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { filter, ...list } = loaderData;
  const search = toCompanySearch(filter);
  return browseMeta({
    ...list,
    search,
    name: savedSearchName(search, messages),
    path: savedSearchHref(search) ?? SITE_PATHS.companies,
    followed: filter.followed ?? false,
  });
};

/** Public list of companies with filters. */
export default function CompaniesRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInHref = useSignInHref();
  const signInAgain = useSignInAgain();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = useMemo(() => readCompanyFilter(params), [params]);
  return (
    <KeptPages state={loaderData.state}>
      <Page>
        <PageMain spaced>
          <CompanyDirectoryContainer
            key={viewer?.id}
            filter={filter}
            onFilterChange={(next) => void navigate(`?${next}`, { preventScrollReset: true })}
            isMember={viewer !== null}
            signInHref={signInHref}
            onSignInRequired={signInAgain}
          />
        </PageMain>
      </Page>
    </KeptPages>
  );
}
