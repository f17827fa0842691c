import { ConnectionsPage } from '@millrace/community';
import { useRevalidator } from 'react-router';
import { KeptPages } from '../../hydration/kept-pages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/connections';
import { loadNetwork } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadNetwork(context, request, 'connections');

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('connections.title');

/** Followed members, and contacts of vendors and customers. Guests see the sign-in. @see LIST-003, PAGE-030 */
export default function ConnectionsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const signInAgain = useSignInAgain();
  if (!viewer) return <SignInPage page="connections" />;
  return (
    <KeptPages state={loaderData.state}>
      <ConnectionsPage
        viewer={viewer}
        onPhotoChange={() => void revalidate()}
        onSignInRequired={signInAgain}
      />
    </KeptPages>
  );
}
