import { productMutations } from '@millrace/api-client';
import { CatalogueFieldContainer, useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { type AddProductState, AddProductsPanel } from './AddProductsPanel';

export interface AddProductsPanelContainerProps {
  /** The viewer's employer. */
  company: { id: string; name: string };
}

/** Adds products to the viewer's company: from the catalogue, or new ones by name. @see COMP-020, GAP-071 */
export function AddProductsPanelContainer({ company }: AddProductsPanelContainerProps) {
  const messages = useMessages();
  const { send, isSending, failure, dismiss } = useSend(productMutations(useApiClient()).addBulk());
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [done, setDone] = useState<AddProductState>({ status: 'idle' });
  const name = text.trim();
  const begin = (next: string, id: string | null) => {
    setText(next);
    setChosen(id);
    setDone({ status: 'idle' });
    dismiss();
  };
  const add = () =>
    void send({ products: [chosen === null ? { name } : { id: chosen }] }, ([result]) => {
      if (!result) return;
      if (result.status === 'refused') {
        const reason = result.error ?? messages.format('list.failedHint');
        return setDone({ status: 'failed', name, reason });
      }
      setText('');
      setChosen(null);
      setDone({ status: result.status, name: result.product_name ?? name });
    });
  return (
    <AddProductsPanel
      company={company}
      canAdd={name !== ''}
      onAdd={add}
      state={addProductState()}
      field={
        <CatalogueFieldContainer
          label={messages.format('addProducts.field')}
          scope="products"
          place="site"
          chosen={chosen !== null}
          text={text}
          onTextChange={(next) => begin(next, null)}
          onSelect={(hit) => begin(hit.name, hit.id)}
        />
      }
    />
  );

  function addProductState(): AddProductState {
    if (isSending) return { status: 'adding' };
    if (!failure) return done;
    return { status: 'failed', name, reason: failure.text ?? messages.format('list.failedHint') };
  }
}
