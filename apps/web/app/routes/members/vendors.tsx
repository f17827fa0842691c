import { VendorsPage } from '@millrace/community';
import { useRevalidator } from 'react-router';
import { KeptPages } from '../../hydration/kept-pages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/vendors';
import { loadNetwork } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNetwork(context, request, 'vendors');

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('partners.vendors');

/** Potential vendors of inputs of the member's products. Guests see the sign-in. @see LIST-001, PAGE-030 */
export default function VendorsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  if (!viewer) return <SignInPage page="vendors" />;
  return (
    <KeptPages state={loaderData.state}>
      <VendorsPage viewer={viewer} onPhotoChange={() => void revalidate()} />
    </KeptPages>
  );
}
