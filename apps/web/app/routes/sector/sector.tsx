import { catalogueQueries } from '@millrace/api-client';
import { SectorOverviewContainer } from '@millrace/community';
import { isSector, sectorPath } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { notFound, refuseIfLimited, toErrorResponse } from '../../loader-failures';
import { messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/sector';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  if (!isSector(id)) throw notFound();
  const { client, queries } = requestData(context, request);
  await queries.fetchQuery(catalogueQueries(client).sector(id)).catch(toErrorResponse);
  refuseIfLimited(queries);
  return { id, canonical: context.webUrl + sectorPath(id), state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData)
    return [{ title: messages.format('notFound.title') }, { name: 'robots', content: 'noindex' }];
  const sector = messages.format(`sector.${loaderData.id}`);
  return pageMetadata({
    title: sector,
    description: messages.format('sectorPage.meta', { sector }),
    canonical: loaderData.canonical,
  });
};

/** Public page of a sector. */
export default function SectorRoute({ loaderData: { id, state } }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInAgain = useSignInAgain();
  return (
    <HydrationBoundary state={state}>
      <Page>
        <PageMain spaced>
          <SectorOverviewContainer
            key={viewer?.id}
            id={id}
            isMember={viewer !== null}
            onSignInRequired={signInAgain}
          />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
