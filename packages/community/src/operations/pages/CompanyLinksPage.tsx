import { Page, PageMain } from '@millrace/ui';
import { CompanyLinkQueueContainer } from '../CompanyLinkQueue';

export interface CompanyLinksPageProps {
  /** Filter: open or closed cases. */
  status: 'open' | 'closed';
}

/** Page of the employment cases, for moderators. @see GAP-089 */
export function CompanyLinksPage({ status }: CompanyLinksPageProps) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <CompanyLinkQueueContainer key={status} status={status} headingLevel={1} />
      </PageMain>
    </Page>
  );
}
