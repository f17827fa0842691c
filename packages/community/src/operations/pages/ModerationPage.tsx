import { Page, PageMain } from '@millrace/ui';
import { ModerationQueueContainer } from '../ModerationQueue';

export interface ModerationPageProps {
  /** What waits, or what was decided. */
  status: 'open' | 'closed';
}

/** Renders what was reported, for moderators. @see GAP-096 */
export function ModerationPage({ status }: ModerationPageProps) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <ModerationQueueContainer key={status} status={status} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
