import { SpreadsheetMenuContainer, VendorTableContainer } from '@millrace/community';
import { Stack } from '@millrace/ui';
import { HydrationBoundary } from '@tanstack/react-query';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/vendors';
import { MemberPage } from './member-page';
import { loadNetwork } from './members.loader.server';
import { ownCompany } from './own-company';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNetwork(context, request, 'vendors');

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('partners.vendors');

/** The companies that supply what goes into one’s products. Guests are asked to log in. @see LIST-001, PAGE-030 */
export default function VendorsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInPage />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <MemberPage viewer={viewer}>
        <Stack gap="md">
          <VendorTableContainer company={ownCompany(viewer)} />
          <SpreadsheetMenuContainer table="vendors" />
        </Stack>
      </MemberPage>
    </HydrationBoundary>
  );
}
