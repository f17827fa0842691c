import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { MessagingContainer, type MessagingContainerProps } from '../Messaging';

export type MessagesPageProps = Pick<
  MessagingContainerProps,
  'viewerId' | 'open' | 'onSignInRequired' | 'navigate'
>;

/** Page of a member's conversations: the list, and the one that the address opens. @see PAGE-017 */
export function MessagesPage(props: MessagesPageProps) {
  return (
    <Page>
      <PageMain>
        <MessagingContainer {...props} plansHref={SITE_PATHS.plans} />
      </PageMain>
    </Page>
  );
}
