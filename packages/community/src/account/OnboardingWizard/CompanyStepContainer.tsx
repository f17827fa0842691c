import { meMutations } from '@millrace/api-client';
import { useApiClient, useSearchHits, useSend } from '@millrace/design-system/connected';
import type { DraftAutosave } from '@millrace/ui/hooks';
import { useState } from 'react';
import { CompanyStep } from './CompanyStep';
import { stepState } from './step-state';
import type { CompanyValues } from './wizard-values';

interface CompanyStepContainerProps {
  kept: DraftAutosave<CompanyValues>;
  onSaved: () => void;
  onBack: () => void;
}

/** Searches, adds and saves one's company. @see API-019, API-023, API-024 */
export function CompanyStepContainer({ kept, onSaved, onBack }: CompanyStepContainerProps) {
  const { saveStep, addCompany } = meMutations(useApiClient());
  const saving = useSend(saveStep());
  const adding = useSend(addCompany());
  const [added, setAdded] = useState<string>();
  const { draft, change, forget } = kept;
  const { company, companyId, companyType } = draft;
  const search = useSearchHits(companyId === null ? company : '', 'ownCompany', 'onboarding');
  const name = company.trim();
  const typed = companyType === '' ? {} : { company_type: companyType };

  const save = async () => {
    const website = draft.website.trim();
    const saved = await saving.send({
      company: name,
      country: draft.country,
      ...typed,
      ...(companyId === null
        ? { company_updated: -1, company_id: '' }
        : { company_updated: 1, company_id: companyId, ...(website ? { website } : {}) }),
    });
    if (!saved) return;
    // What was written of a company that the catalogue does not know is needed once it is added.
    if (companyId !== null) forget();
    onSaved();
  };
  const add = async () => {
    const address = draft.address.trim();
    const description = draft.description.trim();
    const reply = await adding.send({
      name,
      country: draft.country,
      ...(address ? { address } : {}),
      ...(description ? { description } : {}),
      ...typed,
    });
    if (!reply) return;
    setAdded(name);
    change({ company: name, companyId: reply.id, isAdding: false });
  };
  return (
    <CompanyStep
      values={draft}
      onValuesChange={(patch) => {
        if ('isAdding' in patch || 'company' in patch) setAdded(undefined);
        change(patch);
      }}
      search={search}
      state={draft.isAdding ? stepState(adding) : stepState(saving)}
      added={added}
      onSubmit={() => void save()}
      onAdd={() => void add()}
      onBack={onBack}
      onDismiss={() => {
        saving.dismiss();
        adding.dismiss();
      }}
    />
  );
}
