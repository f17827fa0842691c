import { productQueries, supplierMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { Notice, SelectField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddLinkDialog } from './AddLinkDialog';
import type { AddLinkContainerProps } from './AddLinkDialogContainers';
import { useAdding } from './useAdding';
import { hitIds, savingState, useChosenHits } from './useChosenHits';

/** Makes companies suppliers of an application of a product, which makes them its customers. @see GAP-082, PROD-038 */
export function AddCustomersContainer({ product, ...dialog }: AddLinkContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const [application, setApplication] = useState('');
  const applications = useQuery({
    ...productQueries(client).allApplications(product.id),
    enabled: dialog.open,
  });
  const { clear, ...choice } = useChosenHits('companies');
  const adding = useAdding('customers', supplierMutations(client).addAll(), dialog, { onAdded: clear });
  const rows = applications.data ?? [];
  return (
    <AddLinkDialog
      {...choice}
      kind="customers"
      product={product}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      ready={application !== ''}
      lead={
        applications.data && rows.length === 0 ? (
          <Notice tone="info">{messages.format('addLink.noApplications', { product: product.name })}</Notice>
        ) : (
          <SelectField
            label={messages.format('addLink.application')}
            placeholder={messages.format('addLink.applicationPlaceholder')}
            options={rows.map((row) => ({ value: row.application, label: row.application_title }))}
            value={application}
            required
            onValueChange={setApplication}
          />
        )
      }
      saving={savingState(adding)}
      onAdd={() => adding.save({ productId: application, companyIds: hitIds(choice.chosen) })}
    />
  );
}
