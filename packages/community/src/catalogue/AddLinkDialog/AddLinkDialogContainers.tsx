import {
  type ApiError,
  productKeys,
  productQueries,
  supplierMutations,
  valueChainMutations,
} from '@millrace/api-client';
import type { SaveStatus, SearchHit } from '@millrace/design-system';
import { useApiClient, useSave, useSearchHits } from '@millrace/design-system/connected';
import { Notice, SelectField, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type UseMutationOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddedLink, AddLinkDialog } from './AddLinkDialog';

export interface AddLinkContainerProps extends AddingDialog {
  product: { id: string; name: string };
}

export interface AddSuppliersContainerProps extends AddLinkContainerProps {
  /** Opens the dialog that creates a company. */
  onCreate: () => void;
}

/** Adds companies as suppliers of a product. @see PROD-043, PROD-045, ERR-017 */
export function AddSuppliersContainer({ product, onCreate, ...dialog }: AddSuppliersContainerProps) {
  const messages = useMessages();
  const { clear, ...choice } = useChosenHits('companies');
  const adding = useAdding('suppliers', supplierMutations(useApiClient()).addAll(), dialog, {
    chosen: choice.chosen,
    onAdded: clear,
  });
  return (
    <AddLinkDialog
      {...choice}
      kind="suppliers"
      product={product}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      saving={savingState(adding)}
      onAdd={() => adding.save({ productId: product.id, companyIds: hitIds(choice.chosen) })}
      create={{ label: messages.format('addLink.createSupplier'), onCreate }}
    />
  );
}

export interface AddProductsContainerProps extends AddLinkContainerProps {
  kind: 'materials' | 'applications';
  /** Opens the dialog that creates a product. */
  onCreate: () => void;
}

/**
 * Adds products as raw materials or applications of another. If adding raw materials fails, the dialog closes and the
 * lists are refetched, as some may have been added; the selection is kept. @see PROD-048, ERR-007, ERR-018
 */
export function AddProductsContainer({ kind, product, onCreate, ...dialog }: AddProductsContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { clear, ...choice } = useChosenHits('products');
  const closeAfterFailure = () => {
    dialog.onOpenChange(false);
    void queries.invalidateQueries({ queryKey: productKeys.one(product.id) });
    toasts.show({ text: messages.format('addLink.materialsFailed'), tone: 'danger' });
  };
  const adding = useAdding(kind, valueChainMutations(useApiClient()).linkAll(), dialog, {
    chosen: choice.chosen,
    onAdded: clear,
    ...(kind === 'materials' && { onFailed: closeAfterFailure }),
  });
  return (
    <AddLinkDialog
      {...choice}
      kind={kind}
      product={product}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      saving={savingState(adding)}
      onAdd={() => adding.save({ productId: product.id, otherIds: hitIds(choice.chosen), as: kind })}
      create={{ label: messages.format('addLink.createProduct'), onCreate }}
    />
  );
}

/** Adds companies as suppliers of a product's application, which makes them its customers. @see GAP-082, PROD-038 */
export function AddCustomersContainer({ product, ...dialog }: AddLinkContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const [application, setApplication] = useState('');
  const applications = useQuery({
    ...productQueries(client).allApplications(product.id),
    enabled: dialog.open,
  });
  const { clear, ...choice } = useChosenHits('companies');
  const adding = useAdding('customers', supplierMutations(client).addAll(), dialog, {
    chosen: choice.chosen,
    onAdded: clear,
  });
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

interface AddSuppliedContainerProps extends AddingDialog {
  company: { id: string; name: string };
  /** Opens the dialog that creates a product. */
  onCreate: () => void;
}

/** Adds products that a company supplies. @see COMP-022 */
export function AddSuppliedContainer({ company, onCreate, ...dialog }: AddSuppliedContainerProps) {
  const messages = useMessages();
  const { clear, ...choice } = useChosenHits('products');
  const adding = useAdding('supplied', supplierMutations(useApiClient()).addProducts(), dialog, {
    chosen: choice.chosen,
    onAdded: clear,
  });
  return (
    <AddLinkDialog
      {...choice}
      kind="supplied"
      product={company}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      saving={savingState(adding)}
      onAdd={() => adding.save({ companyId: company.id, productIds: hitIds(choice.chosen) })}
      create={{ label: messages.format('addLink.createProduct'), onCreate }}
    />
  );
}

export interface AddingDialog {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

interface Adding {
  /** Selected hits to add. */
  chosen: readonly SearchHit[];
  onAdded: () => void;
  onFailed?: () => void;
}

/** Adds the selection, reports added and already listed ones in a toast. @see PROD-051, ERR-017, ERR-018, GAP-017 */
function useAdding<Variables extends object>(
  kind: AddedLink,
  options: UseMutationOptions<string[], ApiError, Variables>,
  { open, onOpenChange, onSignInRequired }: AddingDialog,
  { chosen, onAdded, onFailed }: Adding,
) {
  const messages = useMessages();
  const toasts = useToasts();
  return useSave(options, {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: (existing) => {
      const names = chosen.filter(({ id }) => existing.includes(id)).map(({ name }) => name);
      if (existing.length < chosen.length) {
        toasts.show({ text: messages.format(`addLink.${kind}Done`), tone: 'success' });
      }
      if (names.length > 0) {
        toasts.show({
          text: messages.format('addLink.alreadyListed', {
            names: messages.list(names),
            count: names.length,
          }),
          tone: 'info',
        });
      }
      onAdded();
    },
    onFailed: (failure) => {
      if (failure.status === 401 && onSignInRequired) {
        // The login would be covered by this dialog.
        onOpenChange(false);
        onSignInRequired();
      } else onFailed?.();
    },
  });
}

/** Search results and selection of a dialog; the selection is cleared once it was added. @see PROD-051 */
function useChosenHits(scope: 'companies' | 'products') {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly SearchHit[]>([]);
  const { hits, status } = useSearchHits(
    text,
    scope,
    scope === 'companies' ? 'supplierCompany' : 'productLink',
  );
  return {
    search: { text, onTextChange: setText, hits, status },
    chosen,
    onChosenChange: setChosen,
    clear: () => {
      setText('');
      setChosen([]);
    },
  };
}

/** Returns the ids of the selection. */
const hitIds = (chosen: readonly SearchHit[]): string[] => chosen.map(({ id }) => id);

/** Returns the saving state for a dialog. */
const savingState = ({
  status,
  failure,
}: {
  status: SaveStatus;
  failure: { text: string | null; fields: Readonly<Record<string, string>> } | null;
}) => ({ status, failure: failure && { text: failure.text, fields: failure.fields } });
