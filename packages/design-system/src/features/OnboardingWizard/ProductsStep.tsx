import type { SearchHit } from '@millrace/api-client';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import type { ComboBoxStatus } from '../../primitives/ComboBox';
import { EmptyState } from '../../primitives/EmptyState';
import { SectionHead } from '../../primitives/SectionHead';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { CatalogueField } from '../CatalogueField';
import { addEntry } from './add-entry';
import { NewProduct } from './NewProduct';
import { entries as entriesClass, form } from './OnboardingWizard.css';
import { ProductEntryRow } from './ProductEntryRow';
import { StepFailure } from './StepFailure';
import { StepFoot } from './StepFoot';
import type { ProductEntry, ProductValues, StepState } from './wizard-values';

export interface ProductsStepProps {
  /** The company whose products they are; null while there is none. */
  company: string | null;
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  /** What was found for the typed name. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
  state: StepState;
  /** Saves the products, and with them the wizard. */
  onSubmit: () => void;
  onDismiss: () => void;
  /** One step back, where the company is chosen. */
  onBack: () => void;
}

/** Step 3: what the company sells, from the catalogue or new. @see ACC-035, ACC-042, ERR-003, ERR-004 */
export function ProductsStep(props: ProductsStepProps) {
  const { company, values, onValuesChange, search, state, onSubmit, onDismiss, onBack } = props;
  const messages = useMessages();
  const [said, setSaid] = useState('');
  const { entries } = values;
  const refused = entries.filter((entry) => entry.state === 'refused').length;
  const isSaving = state.status === 'saving';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
  /** @returns whether it was not in the list before */
  const add = (product: Pick<ProductEntry, 'id' | 'name' | 'description'>, rest: Partial<ProductValues>) => {
    const next = addEntry(entries, product);
    const { name } = product;
    setSaid(
      messages.format(next === entries ? 'onboarding.productListed' : 'onboarding.productAdded', { name }),
    );
    onValuesChange({ entries: next, text: '', ...rest });
  };
  const handleRemove = ({ key, name }: ProductEntry) => {
    setSaid(messages.format('onboarding.productRemoved', { name }));
    onValuesChange({ entries: entries.filter((entry) => entry.key !== key) });
  };
  const describe = (name: string) => onValuesChange({ isDescribing: true, text: '', name });
  const sought = values.text.trim();
  return (
    <form noValidate className={form} data-part="products" data-state={state.status} onSubmit={handleSubmit}>
      <StepFailure
        state={state}
        title={messages.format('onboarding.productsFailed')}
        detail={refused > 0 ? messages.format('onboarding.productsRefused', { count: refused }) : undefined}
        onDismiss={onDismiss}
      />
      {company === null ? (
        <EmptyState
          title={messages.format('onboarding.noCompany')}
          description={messages.format('onboarding.noCompanyHint')}
          action={<Button onClick={onBack}>{messages.format('onboarding.toCompany')}</Button>}
        />
      ) : (
        <>
          <SectionHead
            title={messages.format('onboarding.productsOf', { company })}
            fact={messages.format('onboarding.productCount', { count: entries.length })}
          />
          <CatalogueField
            label={messages.format('onboarding.product')}
            place="onboarding"
            text={values.text}
            onTextChange={(text) => onValuesChange({ text })}
            {...search}
            onSelect={({ _source: { id, name, description } }) =>
              add({ id, name, description: description ?? '' }, {})
            }
            action={
              search.status === 'ready' && sought !== ''
                ? {
                    label: messages.format('onboarding.newProductNamed', { name: sought }),
                    onAction: () => describe(sought),
                  }
                : undefined
            }
          />
          {values.isDescribing ? (
            <NewProduct
              values={values}
              onValuesChange={onValuesChange}
              onAdd={(name, description) =>
                add({ id: null, name, description }, { isDescribing: false, name: '', description: '' })
              }
            />
          ) : (
            <div>
              <Button icon={Plus} onClick={() => describe(sought)}>
                {messages.format('onboarding.newProduct')}
              </Button>
            </div>
          )}
          {entries.length === 0 ? (
            <EmptyState
              title={messages.format('onboarding.productCount', { count: 0 })}
              description={messages.format('onboarding.noProducts')}
            />
          ) : (
            <ul aria-label={messages.format('onboarding.products')} className={entriesClass}>
              {entries.map((entry) => (
                <ProductEntryRow key={entry.key} entry={entry} onRemove={() => handleRemove(entry)} />
              ))}
            </ul>
          )}
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <StepFoot onBack={onBack} submitLabel={messages.format('onboarding.finish')} saving={isSaving} />
    </form>
  );
}
