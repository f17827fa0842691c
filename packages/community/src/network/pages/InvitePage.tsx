import { Page, PageMain } from '@millrace/ui';
import { InviteViewContainer, type InviteViewContainerProps } from '../InviteDialog';

export type InvitePageProps = Pick<InviteViewContainerProps, 'invited' | 'backHref' | 'onSignInRequired'>;

/** Page on which a member invites others to a product or a company. @see PROD-019 */
export function InvitePage(props: InvitePageProps) {
  return (
    <Page columns="narrow">
      <PageMain>
        <InviteViewContainer {...props} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
