import { OwnProductsPage } from '@millrace/community';
import { useRevalidator } from 'react-router';
import { KeptPages } from '../../hydration/kept-pages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/my-products';
import { loadFollowed } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadFollowed(context, request);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('followedProducts.ownTitle');

/** A member's own products, with side panel. Guests see the sign-in. @see LIST-006 */
export default function MyProductsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const signInAgain = useSignInAgain();
  if (!viewer) return <SignInPage page="products" />;
  return (
    <KeptPages state={loaderData.state}>
      <OwnProductsPage
        viewer={viewer}
        onPhotoChange={() => void revalidate()}
        onSignInRequired={signInAgain}
      />
    </KeptPages>
  );
}
