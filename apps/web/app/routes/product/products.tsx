import { catalogueQueries } from '@millrace/api-client';
import {
  ProductCatalogueContainer,
  readProductFilter,
  SpreadsheetMenuContainer,
  savedSearchHref,
  savedSearchName,
  toProductSearch,
} from '@millrace/community';
import { productPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, Stack } from '@millrace/ui';
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
import type { Route } from './+types/products';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const filter = readProductFilter(new URL(request.url).searchParams);
  const { pages } = await queries
    .fetchInfiniteQuery(catalogueQueries(client).products(filter))
    .catch(toErrorResponse);
  refuseIfLimited(queries);
  const { items = [], count: total = 0 } = pages[0] ?? {};
  return {
    origin: context.webUrl,
    filter,
    items: items.map((product) => ({ name: product.name, path: productPath(product) })),
    total,
    state: dehydrate(queries),
  };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { filter, ...list } = loaderData;
  const search = toProductSearch(filter);
  return browseMeta({
    ...list,
    search,
    name: savedSearchName(search, messages),
    path: savedSearchHref(search) ?? SITE_PATHS.products,
    followed: filter.followed ?? false,
  });
};

/** Public list of products with filters. @see PROD-058, GAP-028 */
export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInHref = useSignInHref();
  const signInAgain = useSignInAgain();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = useMemo(() => readProductFilter(params), [params]);
  return (
    <KeptPages state={loaderData.state}>
      <Page>
        <PageMain spaced>
          <Stack gap="md">
            <ProductCatalogueContainer
              key={viewer?.id}
              filter={filter}
              onFilterChange={(next) => void navigate(`?${next}`, { preventScrollReset: true })}
              isMember={viewer !== null}
              canEdit={viewer?.can_edit_products ?? false}
              signInHref={signInHref}
              onSignInRequired={signInAgain}
            />
            {viewer && <SpreadsheetMenuContainer table="products" />}
          </Stack>
        </PageMain>
      </Page>
    </KeptPages>
  );
}
