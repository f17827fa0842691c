import { Page, PageMain } from '@millrace/ui';
import { DuplicateQueueContainer } from '../DuplicateQueue';

export interface DuplicatesPageProps {
  /** What waits, or what was decided. */
  status: 'open' | 'closed';
}

/** Renders what is in the catalogue twice, for moderators. @see GAP-088 */
export function DuplicatesPage({ status }: DuplicatesPageProps) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <DuplicateQueueContainer key={status} status={status} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
