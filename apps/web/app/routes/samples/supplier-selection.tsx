import { SampleSupplierSelection } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { unlistedMetadata } from '../../metadata';
import type { Route } from './+types/supplier-selection';

export const meta: Route.MetaFunction = () => unlistedMetadata('sampleSuppliers.title');

/** @see MOCK-009, GAP-024 */
export default function SampleSupplierSelectionRoute() {
  return (
    <Page>
      <PageMain>
        <SampleSupplierSelection />
      </PageMain>
    </Page>
  );
}
