import type { CompanyProduct } from '@millrace/api-client';
import { CatalogueField, ListBody, ListFoot, type ListState, type SearchHit } from '@millrace/design-system';
import { artPath, nameSortKey } from '@millrace/domain';
import {
  Art,
  Badge,
  Button,
  type ComboBoxStatus,
  EmptyState,
  IconButton,
  Inline,
  SectionHead,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addEntry } from './add-entry';
import { NewProduct } from './NewProduct';
import {
  entries,
  entries as entriesClass,
  entry,
  entry as entryClass,
  entryError,
  entryName,
  entryText,
  form,
} from './OnboardingWizard.css';
import { StepFailure } from './StepFailure';
import { StepFoot } from './StepFoot';
import type { ProductEntry, ProductValues, StepState } from './wizard-values';

export interface ProductsStepProps {
  /** Name of the company that supplies the products; null if it is not in the catalogue. */
  company: string | null;
  /** Typed name of a company that is not in the catalogue. */
  unknownCompany?: string | undefined;
  /** Products that the company supplies already. */
  supplied: ListState<CompanyProduct>;
  onSuppliedRetry?: (() => void) | undefined;
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  /** Search results for the typed name. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
  state: StepState;
  /** Saves the products and completes the wizard. */
  onSubmit: () => void;
  onDismiss: () => void;
  /** Returns to the step in which the company is chosen. */
  onBack: () => void;
  /** Returns to the step in which the typed company can be created. */
  onAddCompany: () => void;
}

/** Step 3: products of the company, from the catalogue or new. @see ACC-035, ACC-042, ERR-003, ERR-004 */
export function ProductsStep(props: ProductsStepProps) {
  const { company, unknownCompany, values, onValuesChange, supplied, search, state, onBack } = props;
  const { onSubmit, onDismiss, onAddCompany, onSuppliedRetry } = props;
  const messages = useMessages();
  const [said, setSaid] = useState('');
  const { entries } = values;
  // Products that were just saved are listed above and not repeated.
  const isListed = ({ product_id }: CompanyProduct) =>
    entries.some(({ id, state: saved }) => saved === 'saved' && id === product_id);
  const there = supplied.status === 'ready' ? supplied.rows.filter((row) => !isListed(row)) : [];
  const isThere = (id: string | null, name: string) =>
    there.some((row) => row.product_id === id || nameSortKey(row.product_name) === nameSortKey(name));
  const refused = entries.filter((entry) => entry.state === 'refused').length;
  const isWaiting = entries.some((entry) => entry.state !== 'saved');
  const detail =
    company === null && isWaiting
      ? messages.format('onboarding.productsNeedCompany')
      : refused > 0
        ? messages.format('onboarding.productsRefused', { count: refused })
        : undefined;
  const isSaving = state.status === 'saving';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
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
        detail={detail}
        onDismiss={onDismiss}
      />
      {company === null ? (
        <EmptyState
          title={
            unknownCompany
              ? messages.format('onboarding.companyUnknown', { company: unknownCompany })
              : messages.format('onboarding.noCompany')
          }
          description={messages.format(
            unknownCompany ? 'onboarding.companyUnknownHint' : 'onboarding.noCompanyHint',
          )}
          action={
            <Inline gap="sm">
              {unknownCompany && (
                <Button icon={Plus} onClick={onAddCompany}>
                  {messages.format('onboarding.addCompany')}
                </Button>
              )}
              <Button tone={unknownCompany ? 'quiet' : 'secondary'} onClick={onBack}>
                {messages.format('onboarding.toCompany')}
              </Button>
            </Inline>
          }
        />
      ) : (
        <>
          <SectionHead
            title={messages.format('onboarding.productsOf', { company })}
            fact={
              entries.length > 0
                ? messages.format('onboarding.productCount', { count: entries.length })
                : undefined
            }
          />
          <CatalogueField
            label={messages.format('onboarding.product')}
            place="onboarding"
            text={values.text}
            onTextChange={(text) => onValuesChange({ text })}
            {...search}
            takenReason={({ id, name }) =>
              isThere(id, name) ? messages.format('onboarding.isSupplied') : undefined
            }
            onSelect={({ id, name, description }) => add({ id, name, description: description ?? '' }, {})}
            action={
              search.status === 'ready' && sought !== '' && !isThere(null, sought)
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
              isThere={(name) => isThere(null, name)}
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
              title={messages.format('onboarding.nothingListed')}
              description={messages.format('onboarding.noProducts')}
            />
          ) : (
            <ul aria-label={messages.format('onboarding.products')} className={entriesClass}>
              {entries.map((entry) => (
                <ProductEntryRow key={entry.key} entry={entry} onRemove={() => handleRemove(entry)} />
              ))}
            </ul>
          )}
          <SuppliedProducts
            state={supplied.status === 'ready' ? suppliedState(there, supplied) : supplied}
            onRetry={onSuppliedRetry}
          />
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <StepFoot onBack={onBack} submitLabel={messages.format('onboarding.finish')} saving={isSaving} />
    </form>
  );
}

/** Returns the rest of a list without the rows shown elsewhere. */
function suppliedState(
  rows: readonly CompanyProduct[],
  list: Extract<ListState<CompanyProduct>, { status: 'ready' }>,
): ListState<CompanyProduct> {
  const total = list.total - (list.rows.length - rows.length);
  return total === 0 ? { status: 'empty' } : { ...list, rows, total };
}

interface ProductEntryRowProps {
  entry: ProductEntry;
  onRemove: () => void;
}

/** One product of the list: name, saved state, and reason of a rejection. @see GAP-071 */
function ProductEntryRow({ entry, onRemove }: ProductEntryRowProps) {
  const messages = useMessages();
  const { id, name, description, state, error } = entry;
  return (
    <li data-part="entry" data-state={state} className={entryClass}>
      <Art kind="thumb" src={artPath({ name, sector: null, kind: 'thumb' })} />
      <div>
        <p className={entryName}>
          <bdi>{name}</bdi>{' '}
          {id === null && state !== 'saved' && <Badge>{messages.format('onboarding.isNew')}</Badge>}
          {state === 'saved' && <Badge>{messages.format('onboarding.isSaved')}</Badge>}
        </p>
        {description && <p className={entryText}>{description}</p>}
        {error && <p className={entryError}>{error}</p>}
      </div>
      {state === 'saved' ? null : (
        <IconButton
          tone="quiet"
          icon={X}
          label={messages.format('onboarding.remove', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** Rows shown initially and added with each press. */
const ROWS = 10;

interface SuppliedProductsProps {
  state: ListState<CompanyProduct>;
  onRetry?: (() => void) | undefined;
}

/** Products that the company supplies already; renders nothing if there are none. */
function SuppliedProducts({ state, onRetry }: SuppliedProductsProps) {
  const messages = useMessages();
  const [limit, setLimit] = useState(ROWS);
  if (state.status === 'empty') return null;
  return (
    <section aria-labelledby="supplied" data-part="supplied" data-state={state.status}>
      <SectionHead
        variant="panel"
        level={3}
        title={messages.format('onboarding.supplied')}
        titleId="supplied"
        fact={
          state.status === 'ready'
            ? messages.format('onboarding.productCount', { count: state.total })
            : undefined
        }
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="thumb"
        empty={messages.format('onboarding.nothingListed')}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <ul aria-labelledby="supplied" className={entries}>
              {rows.slice(0, limit).map(({ product_id: id, product_name: name, sector }) => (
                <li key={id} data-part="suppliedProduct" className={entry}>
                  <Art kind="thumb" src={artPath({ name, sector, kind: 'thumb' })} />
                  <p className={entryName}>
                    <bdi>{name}</bdi>
                  </p>
                </li>
              ))}
            </ul>
            {total > ROWS && (
              <ListFoot
                shown={Math.min(limit, rows.length)}
                total={total}
                more={more}
                label={messages.format('onboarding.suppliedMore')}
                onLoadMore={() => setLimit(limit + ROWS)}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}
