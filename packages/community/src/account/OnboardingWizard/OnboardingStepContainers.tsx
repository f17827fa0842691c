import { companyQueries, type Me, meMutations, productMutations } from '@millrace/api-client';
import { useApiClient, useListState, useSearchHits, useSend } from '@millrace/design-system/connected';
import type { DraftAutosave } from '@millrace/ui/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CompanyStep } from './CompanyStep';
import { markEntries } from './mark-entries';
import { PersonalStep } from './PersonalStep';
import { ProductsStep } from './ProductsStep';
import { stepState } from './step-state';
import type { CompanyValues, PersonalValues, ProductValues } from './wizard-values';

interface CompanyStepContainerProps {
  kept: DraftAutosave<CompanyValues>;
  onSaved: () => void;
  onBack: () => void;
}

/** Searches, creates and saves the member's company. @see API-019, API-023, API-024 */
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
    // The draft of an uncatalogued company is kept until the company is created.
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

interface PersonalStepContainerProps {
  me: Me;
  kept: DraftAutosave<PersonalValues>;
  onSaved: () => void;
}

/** Saves the member's personal details. @see API-019 */
export function PersonalStepContainer({ me, kept, onSaved }: PersonalStepContainerProps) {
  const saving = useSend(meMutations(useApiClient()).saveStep());
  const needsPassword = !me.onboarded && !me.has_password;
  const { draft, change, forget } = kept;
  const save = async () => {
    const saved = await saving.send({
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      designation: draft.designation.trim(),
      phone: draft.phone.trim(),
      desc: draft.desc.trim(),
      ...(needsPassword ? { password: draft.password } : {}),
    });
    if (!saved) return;
    change({ password: '', confirmPassword: '' });
    forget();
    onSaved();
  };
  return (
    <PersonalStep
      needsPassword={needsPassword}
      values={draft}
      onValuesChange={change}
      state={stepState(saving)}
      onSubmit={() => void save()}
      onDismiss={saving.dismiss}
    />
  );
}

interface ProductsStepContainerProps {
  me: Me;
  kept: DraftAutosave<ProductValues>;
  onDone: () => void;
  onBack: () => void;
  /** Returns to step 2, where the typed company can be created. */
  onAddCompany: () => void;
}

/** Adds the products to the member's company, then completes the wizard. @see ACC-035, GAP-071 */
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
      // Without a company the products can't be saved and would be lost when the wizard ends.
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

/** Maximum page size of the contract. */
const PAGE = 200;

/** Loads all products of a company page by page, as the search must know which are supplied already. */
function useSuppliedProducts(companyId: string | null) {
  const query = useInfiniteQuery({
    ...companyQueries(useApiClient()).products(companyId ?? '', { limit: PAGE }),
    enabled: companyId !== null,
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { state: useListState(query), retry: () => void refetch() };
}
