import { isApiError, siteSearchQueries } from '@millrace/api-client';
import { SEARCH_CATEGORIES, SearchResultsContainer } from '@millrace/community';
import { searchPath } from '@millrace/design-system';
import { searchText } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { requestData } from '../../api.server';
import { KeptPages } from '../../hydration/kept-pages';
import { refuseIfLimited, toErrorResponse } from '../../loader-failures';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/search';

/** Searches on the server, so that the form works before hydration. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const asked = new URL(request.url).searchParams;
  const text = searchText(asked.get('q') ?? '');
  const category = SEARCH_CATEGORIES.find((known) => known === asked.get('category')) ?? 'products';
  await queries
    .fetchInfiniteQuery(siteSearchQueries(client).everything({ text, category }))
    .catch((error: unknown) => {
      // Guests can't search people, so a member's link falls back to a category that they can search.
      if (category === 'people' && isApiError(error) && error.status === 401) {
        throw redirect(searchPath({ text, category: 'products' }));
      }
      return toErrorResponse(error);
    });
  refuseIfLimited(queries);
  return { text, category, state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: [loaderData?.text || messages.format('searchResults.titleEmpty'), brand].join(' · ') },
  { name: 'robots', content: 'noindex' },
];

/** Shows search results; the box in the masthead holds the query. */
export default function SearchRoute({ loaderData: { text, category, state } }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInHref = useSignInHref();
  const signInAgain = useSignInAgain();
  return (
    <KeptPages state={state}>
      <Page>
        <PageMain spaced>
          <SearchResultsContainer
            key={viewer?.id}
            text={text}
            category={category}
            isMember={viewer !== null}
            signInHref={signInHref}
            onSignInRequired={signInAgain}
          />
        </PageMain>
      </Page>
    </KeptPages>
  );
}
