import {
  FollowedProductTableContainer,
  MemberPanelContainer,
  Page,
  PageMain,
  SignInRequired,
} from '@millrace/design-system';
import { HydrationBoundary } from '@tanstack/react-query';
import { useLocation, useRevalidator } from 'react-router';
import { brand, messages } from '../../messages';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/my-products';
import { loadFollowed } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadFollowed(context, request);

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('followedProducts.ownTitle')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** A member's own products, beside their panel. Guests are asked to log in. @see LIST-006 */
export default function MyProductsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const signInAgain = useSignInAgain();
  if (!viewer) {
    return (
      <Page>
        <PageMain>
          <SignInRequired signInHref={signInHref(location)} />
        </PageMain>
      </Page>
    );
  }
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page columns="twoStart">
        <MemberPanelContainer viewer={viewer} onUploaded={() => void revalidate()} />
        <PageMain spaced>
          <FollowedProductTableContainer title="own" headingLevel={1} onSignInRequired={signInAgain} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
