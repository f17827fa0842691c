import { FollowedProductTableContainer, SpreadsheetMenuContainer } from '@millrace/community';
import { Stack } from '@millrace/ui';
import { HydrationBoundary } from '@tanstack/react-query';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/my-products';
import { MemberPage } from './member-page';
import { loadFollowed } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadFollowed(context, request);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('followedProducts.ownTitle');

/** A member's own products, beside their panel. Guests are asked to log in. @see LIST-006 */
export default function MyProductsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const signInAgain = useSignInAgain();
  if (!viewer) return <SignInPage />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <MemberPage viewer={viewer}>
        <Stack gap="md">
          <FollowedProductTableContainer title="own" headingLevel={1} onSignInRequired={signInAgain} />
          <SpreadsheetMenuContainer table="followed-products" />
        </Stack>
      </MemberPage>
    </HydrationBoundary>
  );
}
