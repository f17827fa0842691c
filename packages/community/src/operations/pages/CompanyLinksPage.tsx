import { Page, PageMain } from '@millrace/ui';
import { CompanyLinkQueueContainer } from '../CompanyLinkQueue';

export interface CompanyLinksPageProps {
  /** What waits, or what was decided. */
  status: 'open' | 'closed';
}

/** Renders who works where, as asked and objected to, for moderators. @see GAP-089 */
export function CompanyLinksPage({ status }: CompanyLinksPageProps) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <CompanyLinkQueueContainer key={status} status={status} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
