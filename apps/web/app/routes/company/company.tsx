import { companyQueries } from '@millrace/api-client';
import {
  CompanyHeader,
  CompanyProductTableContainer,
  FollowCompanyContainer,
  Page,
  PageMain,
  useApiClient,
} from '@millrace/design-system';
import { atomPath, companyPath, metaDescription, slugify } from '@millrace/domain';
import { dehydrate, HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { requestData } from '../../api.server';
import { orPageProblem, refuseIfLimited } from '../../loader-failures';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { notForSignIn } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/company';

/** `/company/{id}` and a wrong slug lead to the company's own address. @see PAGE-025, DIFF-024 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const read = companyQueries(client);
  const id = params.id ?? params.slugOrId;
  const company = await queries.fetchQuery(read.detail(id)).catch(orPageProblem);
  const isDefaultView = params.view === undefined || params.view === 'companyDetails';
  if (params.id === undefined || params.slugOrId !== slugify(company.name) || !isDefaultView) {
    throw redirect(companyPath(company) + new URL(request.url).search, 301);
  }
  await queries.prefetchInfiniteQuery(read.products(id));
  refuseIfLimited(queries);
  return { company, state: dehydrate(queries), origin: context.webUrl };
}

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, origin } = loaderData;
  const description = metaDescription({ name: company.name, description: company.description, brand });
  const canonical = origin + companyPath(company);
  return pageMetadata({
    title: `${company.name} · ${brand}`,
    description,
    canonical,
    feed: {
      title: messages.format('feed.about', { name: company.name }),
      href: origin + atomPath({ kind: 'company', id: company.id }),
    },
    schema: { '@type': 'Organization', name: company.name, description, url: canonical },
  });
};

/** A company: name, country, what it supplies. */
export default function CompanyRoute({ loaderData: { company, state } }: Route.ComponentProps) {
  const signInHref = useSignInHref();
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain>
          <LiveHeader companyId={company.id} signInHref={signInHref} />
          <CompanyProductTableContainer key={company.id} company={company} signInHref={signInHref} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}

/** Reads the company again once it is followed; one's own is not to be followed. @see COMP-019 */
function LiveHeader({ companyId, signInHref }: { companyId: string; signInHref: string | undefined }) {
  const { data: company } = useSuspenseQuery(companyQueries(useApiClient()).detail(companyId));
  const viewer = useViewer();
  const signInAgain = useSignInAgain();
  const { id, name, followingUsers } = company;
  const following = viewer !== null && followingUsers[viewer.id] === true;
  return (
    <CompanyHeader company={company}>
      {viewer?.company_id !== id && (
        <FollowCompanyContainer
          key={id}
          company={{ id, name, following }}
          signInHref={signInHref}
          onSignInRequired={signInAgain}
        />
      )}
    </CompanyHeader>
  );
}
