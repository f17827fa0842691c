import { type Me, meMutations, productMutations } from '@millrace/api-client';
import { useApiClient, useSearchHits, useSend } from '@millrace/design-system/connected';
import type { DraftAutosave } from '@millrace/ui/hooks';
import { useState } from 'react';
import { markEntries } from './mark-entries';
import { ProductsStep } from './ProductsStep';
import { stepState } from './step-state';
import { useSuppliedProducts } from './useSuppliedProducts';
import type { ProductValues } from './wizard-values';

interface ProductsStepContainerProps {
  me: Me;
  kept: DraftAutosave<ProductValues>;
  onDone: () => void;
  onBack: () => void;
  /** Leads back to step 2, where the company that was typed is added. */
  onAddCompany: () => void;
}

/** Adds the products to one's company, then says that the wizard is done. @see ACC-035, GAP-071 */
export function ProductsStepContainer({
  me,
  kept,
  onDone,
  onBack,
  onAddCompany,
}: ProductsStepContainerProps) {
  const client = useApiClient();
  const adding = useSend(productMutations(client).addBulk());
  const completing = useSend(meMutations(client).completeOnboarding());
  const { draft, change } = kept;
  const [hasRefused, setHasRefused] = useState(false);
  const search = useSearchHits(draft.text, 'products', 'onboarding');

  const supplied = useSuppliedProducts(me.company_id);

  const save = async () => {
    const waiting = draft.entries.filter(({ state }) => state !== 'saved');
    if (waiting.length > 0) {
      // They would be lost with the wizard.
      if (me.company_id === null) return setHasRefused(true);
      const results = await adding.send({
        products: waiting.map(({ id, name, description }) => id ?? { name, description }),
      });
      if (!results) return;
      const entries = markEntries(draft.entries, results);
      change({ entries });
      const isRefused = entries.some(({ state }) => state === 'refused');
      setHasRefused(isRefused);
      if (isRefused) return;
    }
    if (await completing.send({ completed: true })) onDone();
  };
  const calls = stepState(adding, completing);
  const refused = { status: 'failed', failure: { text: null, fields: {} } } as const;
  return (
    <ProductsStep
      company={me.company_id === null ? null : (me.company ?? '')}
      unknownCompany={me.company_id === null ? me.company || undefined : undefined}
      supplied={supplied.state}
      onSuppliedRetry={supplied.retry}
      values={draft}
      onValuesChange={(patch) => {
        if ('entries' in patch) setHasRefused(false);
        change(patch);
      }}
      search={search}
      state={calls.status === 'editing' && hasRefused ? refused : calls}
      onSubmit={() => void save()}
      onBack={onBack}
      onAddCompany={onAddCompany}
      onDismiss={() => {
        setHasRefused(false);
        adding.dismiss();
        completing.dismiss();
      }}
    />
  );
}
