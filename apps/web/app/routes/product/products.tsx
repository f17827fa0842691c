import { productQueries } from '@millrace/api-client';
import { ProductListContainer, SpreadsheetMenuContainer } from '@millrace/community';
import { Page, PageMain, Stack } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/products';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  await queries.prefetchInfiniteQuery(productQueries(client).list());
  refuseIfLimited(queries);
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('productList.title');

/** Every product, for anybody to view. @see PROD-058, GAP-028 */
export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInHref = useSignInHref();
  const signInAgain = useSignInAgain();
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page>
        <PageMain spaced>
          <Stack gap="md">
            <ProductListContainer
              key={viewer?.id}
              canAdd={viewer !== null}
              canEdit={viewer?.can_edit_products ?? false}
              signInHref={signInHref}
              onSignInRequired={signInAgain}
            />
            {viewer && <SpreadsheetMenuContainer table="products" />}
          </Stack>
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
