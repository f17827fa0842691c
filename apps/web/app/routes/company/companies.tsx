import { directoryQueries } from '@millrace/api-client';
import { CompanyDirectoryContainer, readCompanyFilter } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited, toErrorResponse } from '../../loader-failures';
import { messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/companies';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const filter = readCompanyFilter(new URL(request.url).searchParams);
  await queries.fetchInfiniteQuery(directoryQueries(client).companies(filter)).catch(toErrorResponse);
  refuseIfLimited(queries);
  return { origin: context.webUrl, state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData: data }) =>
  pageMetadata({
    title: messages.format('directory.title'),
    description: messages.format('directory.about'),
    // Filtered lists are views of one page.
    canonical: new URL(SITE_PATHS.companies, data?.origin).href,
  });

/** Every company, for anybody to view and filter. */
export default function CompaniesRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInHref = useSignInHref();
  const signInAgain = useSignInAgain();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = useMemo(() => readCompanyFilter(params), [params]);
  return (
    <HydrationBoundary state={loaderData.state}>
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
    </HydrationBoundary>
  );
}
