import { SampleQuoteRequest } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { unlistedMetadata } from '../../metadata';
import type { Route } from './+types/quote-request';

export const meta: Route.MetaFunction = () => unlistedMetadata('sampleQuote.title');

/** @see MOCK-007, GAP-024 */
export default function SampleQuoteRequestRoute() {
  return (
    <Page>
      <PageMain>
        <SampleQuoteRequest />
      </PageMain>
    </Page>
  );
}
