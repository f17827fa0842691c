import { quoteQueries } from '@millrace/api-client';
import { QuoteDetailContainer } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import { orNotFound } from '../moderation/moderation.loader.server';
import type { Route } from './+types/quote';

/** Loads a quote request; 404 except for its sender and recipients. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const viewer = await loadMember(context, request);
  if (viewer) await queries.fetchQuery(quoteQueries(client).detail(params.id)).catch(orNotFound);
  refuseIfLimited(queries);
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('quotes.title');

/** A quote request: its quotes side by side, or the form to answer. Guests see the sign-in. @see DIFF-003 */
export default function QuoteRoute({ loaderData, params }: Route.ComponentProps) {
  const viewer = useViewer();
  const onSignInRequired = useSignInAgain();
  if (!viewer) return <SignInPage page="quotes" />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page>
        <PageMain spaced>
          <QuoteDetailContainer key={params.id} id={params.id} onSignInRequired={onSignInRequired} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
