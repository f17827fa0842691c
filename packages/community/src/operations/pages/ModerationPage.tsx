import { Page, PageMain } from '@millrace/ui';
import { ModerationQueueContainer } from '../ModerationQueue';

export interface ModerationPageProps {
  /** Filter: open or closed cases. */
  status: 'open' | 'closed';
}

/** Page of reported content, for moderators. @see GAP-096 */
export function ModerationPage({ status }: ModerationPageProps) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <ModerationQueueContainer key={status} status={status} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
