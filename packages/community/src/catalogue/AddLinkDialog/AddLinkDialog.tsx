import type { SavingState } from '@millrace/design-system';
import { CatalogueField, type CatalogueFieldProps, type SearchHit } from '@millrace/design-system';
import { Button, Notice, Tag } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body, chosenList } from './AddLinkDialog.css';

export const ADDED_LINKS = ['suppliers', 'materials', 'applications', 'customers', 'supplied'] as const;
/** Kind of link added to a product; `supplied` is added to a company. */
export type AddedLink = (typeof ADDED_LINKS)[number];

export interface AddLinkDialogProps {
  kind: AddedLink;
  /** Target of the links: a product, or for `supplied` a company. */
  product: { name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Search field: companies from the first character on, products from five. @see PROD-045, PROD-048 */
  search: Pick<CatalogueFieldProps, 'text' | 'onTextChange' | 'hits' | 'status'>;
  /** Selected entries. */
  chosen: readonly SearchHit[];
  onChosenChange: (chosen: readonly SearchHit[]) => void;
  /** Content above the search, such as a selection of the application. */
  lead?: ReactNode;
  /** True if the fields of `lead` are filled in. Default true. */
  ready?: boolean;
  saving: SavingState;
  onAdd: () => void;
  /** Opens the dialog that creates an entry which was not found. */
  create?: { label: string; onCreate: () => void } | undefined;
}

/** Adds products or companies to a product, or products to a company. @see PROD-042, PROD-045, PROD-048, GAP-082 */
export function AddLinkDialog({
  kind,
  product,
  open,
  onOpenChange,
  search,
  chosen,
  onChosenChange,
  lead,
  ready = true,
  saving,
  onAdd,
  create,
}: AddLinkDialogProps) {
  const messages = useMessages();
  const { status, failure } = saving;
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  return (
    <FormDialog
      data-component="AddLinkDialog"
      data-state={status ?? 'idle'}
      title={messages.format(`addLink.${kind}Title`, { product: product.name })}
      open={open}
      onOpenChange={onOpenChange}
      canSubmit={ready && chosen.length > 0 && !isDone}
      isBusy={isBusy}
      onSubmit={onAdd}
      submitLabel={messages.format('addLink.save')}
      cancelLabel={messages.format('addLink.cancel')}
      className={body}
    >
      {lead}
      <CatalogueField
        {...search}
        label={messages.format(`addLink.${kind}Field`)}
        place={kind === 'suppliers' || kind === 'customers' ? 'supplierCompany' : 'productLink'}
        disabled={isBusy || isDone}
        onSelect={(hit) => {
          search.onTextChange('');
          if (!chosen.some(({ id }) => id === hit.id)) onChosenChange([...chosen, hit]);
        }}
      />
      {chosen.length > 0 && (
        <ul className={chosenList} aria-label={messages.format('addLink.chosen')}>
          {chosen.map((hit) => (
            <li key={hit.id}>
              <Tag
                name={hit.name}
                sector={hit.sector ?? null}
                {...(!isBusy &&
                  !isDone && {
                    onRemove: () => onChosenChange(chosen.filter(({ id }) => id !== hit.id)),
                  })}
              />
            </li>
          ))}
        </ul>
      )}
      {create && (
        <div>
          <Button tone="quiet" size="small" disabled={isBusy || isDone} onClick={create.onCreate}>
            {create.label}
          </Button>
        </div>
      )}
      {failure && (
        <Notice tone="danger">
          {messages.format(`addLink.${kind}Failed`)} {Object.values(failure.fields)[0] ?? failure.text}{' '}
          {messages.format('addLink.again')}
        </Notice>
      )}
      {isDone && <Notice tone="success">{messages.format(`addLink.${kind}Done`)}</Notice>}
    </FormDialog>
  );
}
