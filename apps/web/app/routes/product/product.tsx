import {
  ConcentrationPage,
  InvitePage,
  ProductFollowersPage,
  ProductPage,
  readConcentrationView,
  readProductTab,
  writeConcentrationView,
} from '@millrace/community';
import { productPath } from '@millrace/domain';
import { useState } from 'react';
import { type Location, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { usePageView } from '../../analytics/usePageView';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { KeptPages } from '../../hydration/kept-pages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { usePageSession } from '../../session/usePageSession';
import { PostLeaveGuard } from '../feed/post-leave-guard';
import type { Route } from './+types/product';
import { isWithinDiagram } from './diagram-address';
import { loadProduct } from './product.loader.server';
import { productMeta } from './product.meta';
import { useDiagramAddress } from './useDiagramAddress';

export const loader = (args: Route.LoaderArgs) => loadProduct(args);

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !isWithinDiagram(change) && skipRevalidationOnLogin(change);

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? productMeta(loaderData, new URLSearchParams(location.search)) : [];

/** Product page: details, suppliers, raw materials, applications. */
export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, view, state } = loaderData;
  const session = usePageSession();
  const [query, setQuery] = useSearchParams();
  const [isPosting, setPosting] = useState(false);
  const diagram = useDiagramAddress();
  usePageView('product_view', product.id);
  // Guests see the sign-in. @see PAGE-019, PROD-019
  if (view === 'invite' && !session.viewer) return <SignInPage page="invite" />;
  return (
    <KeptPages state={state}>
      {view === 'invite' ? (
        <InvitePage
          invited={{ kind: 'product', id: product.id, name: product.name }}
          backHref={productPath(product)}
          onSignInRequired={session.onSignInRequired}
        />
      ) : view === 'followers' ? (
        <ProductFollowersPage {...session} product={product} />
      ) : view === 'concentration' ? (
        <ConcentrationPage
          {...session}
          product={product}
          view={readConcentrationView(query)}
          onViewChange={(next) => setQuery(writeConcentrationView(next), { preventScrollReset: true })}
        />
      ) : (
        // Another product remounts the page: tab, gallery and lists. @see PAGE-022
        <ProductPage
          key={product.id}
          {...session}
          product={product}
          tab={readProductTab(query)}
          diagram={diagram}
          onPendingChange={setPosting}
        />
      )}
      <PostLeaveGuard underWay={isPosting ? 'post' : null} pageKey={tabKey} />
    </KeptPages>
  );
}

/** Returns a key of page and tab: leaving the tab with the composer counts as leaving. */
const tabKey = ({ pathname, search }: Location): string =>
  `${pathname}?tab=${readProductTab(new URLSearchParams(search))}`;
