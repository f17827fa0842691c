import { FollowerTableContainer, InviteViewContainer, SpreadsheetMenuContainer } from '@millrace/community';
import { productPath } from '@millrace/domain';
import { Page, PageMain, Stack } from '@millrace/ui';
import { HydrationBoundary } from '@tanstack/react-query';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { usePageView } from '../../analytics/usePageView';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/product';
import { isWithinDiagram } from './diagram-address';
import { loadProduct } from './product.loader.server';
import { productMeta } from './product.meta';
import { ProductDetails } from './product-details';

export const loader = (args: Route.LoaderArgs) => loadProduct(args);

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !isWithinDiagram(change) && skipRevalidationOnLogin(change);

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? productMeta(loaderData) : []);

/** A product: what it is, who supplies it, what it is made of, where it ends up. */
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, view, state } = loaderData;
  const signInHref = useSignInHref();
  const viewer = useViewer();
  usePageView('product_view', product.id);
  return (
    <HydrationBoundary state={state}>
      {view === 'invite' ? (
        <InviteToProduct product={product} />
      ) : view === 'followers' ? (
        <Page>
          <PageMain>
            <Stack gap="md">
              <FollowerTableContainer
                product={product}
                headingLevel={1}
                backHref={productPath(product)}
                signInHref={signInHref}
                viewerId={viewer?.id ?? null}
              />
              {viewer && <SpreadsheetMenuContainer table="product-followers" target={product} />}
            </Stack>
          </PageMain>
        </Page>
      ) : (
        // A new product begins anew: tab, gallery and lists. @see PAGE-022
        <ProductDetails key={product.id} productId={product.id} />
      )}
    </HydrationBoundary>
  );
}

/** The invite view; guests are asked to log in. @see PAGE-019, PROD-019 */
function InviteToProduct({ product }: { product: { id: string; name: string } }) {
  const viewer = useViewer();
  const signInAgain = useSignInAgain();
  if (!viewer) return <SignInPage />;
  return (
    <Page>
      <PageMain>
        <InviteViewContainer
          invited={{ kind: 'product', id: product.id, name: product.name }}
          backHref={productPath(product)}
          headingLevel={1}
          onSignInRequired={signInAgain}
        />
      </PageMain>
    </Page>
  );
}
