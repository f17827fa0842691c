import { HiddenPage } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/hidden';

export const loader = ({ context }: Route.LoaderArgs) => ({ email: context.contact.salesEmail });

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('hiddenPage.title');

/** @see PAGE-018, GAP-004 */
export default function HiddenRoute({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <HiddenPage email={email} />
      </PageMain>
    </Page>
  );
}
