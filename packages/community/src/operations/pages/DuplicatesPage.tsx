import { Page, PageMain } from '@millrace/ui';
import { DuplicateQueueContainer } from '../DuplicateQueue';

export interface DuplicatesPageProps {
  /** Filter: open or closed cases. */
  status: 'open' | 'closed';
}

/** Page of duplicate cases, for moderators. @see GAP-088 */
export function DuplicatesPage({ status }: DuplicatesPageProps) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <DuplicateQueueContainer key={status} status={status} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
