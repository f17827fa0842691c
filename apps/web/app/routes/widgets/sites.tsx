import { publisherQueries } from '@millrace/api-client';
import { PublisherSitesContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/sites';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  await Promise.all([
    loadMember(context, request),
    context.cookie && queries.prefetchQuery(publisherQueries(client).sites()),
  ]);
  refuseIfLimited(queries);
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('publisherSites.title');

/** Sites of a publisher. Guests see the sign-in. */
export default function WidgetSitesRoute({ loaderData: { state } }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInPage page="sites" />;
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain>
          <PublisherSitesContainer
            key={viewer.id}
            reportHref={({ id }) => `${SITE_PATHS.widgetSites}/${id}`}
            widgetsHref={SITE_PATHS.widgets}
          />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
