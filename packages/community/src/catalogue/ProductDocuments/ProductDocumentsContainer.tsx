import { type ProductDocument, productMutations, productQueries } from '@millrace/api-client';
import { useApiClient, useSave, useSend } from '@millrace/design-system/connected';
import { type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddDocumentDialog, type DocumentValues, NO_DOCUMENT } from './AddDocumentDialog';
import { ProductDocuments } from './ProductDocuments';

export interface ProductDocumentsContainerProps {
  product: { id: string; name: string };
  /** True for members, who may add documents. */
  canAdd: boolean;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Lists, adds and removes the documents of a product; hidden until loaded, and if they can't be. */
export function ProductDocumentsContainer({
  product,
  canAdd,
  onSignInRequired,
}: ProductDocumentsContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const { data: documents } = useQuery(productQueries(client).documents(product.id));
  const [isAdding, setAdding] = useState(false);
  const [values, setValues] = useState<DocumentValues>(NO_DOCUMENT);
  const [removing, setRemoving] = useState<ProductDocument | null>(null);
  const signIn = ({ status }: { status: number | null }) => {
    if (status !== 401 || !onSignInRequired) return;
    // The login would be covered by the dialog.
    setAdding(false);
    onSignInRequired();
  };
  const adding = useSave(productMutations(client).addDocument(product.id), {
    open: isAdding,
    onClose: () => setAdding(false),
    onCompleted: () => {
      setValues(NO_DOCUMENT);
      toasts.show({ text: messages.format('productDocuments.saved'), tone: 'success' });
    },
    onFailed: signIn,
  });
  const removal = useSend(productMutations(client).removeDocument(product.id), () => {
    setRemoving(null);
    onSignInRequired?.();
  });
  const remove = async ({ id: documentId }: ProductDocument) => {
    await removal.send({ documentId }, () => {
      setRemoving(null);
      toasts.show({ text: messages.format('productDocuments.removed'), tone: 'success' });
    });
  };
  const removeState = (): AlertDialogState => {
    if (removal.isSending) return { status: 'pending' };
    if (!removal.failure) return { status: 'idle' };
    return { status: 'failed', error: removal.failure.text ?? messages.format('list.failedHint') };
  };
  if (!documents) return null;
  return (
    <>
      <ProductDocuments
        documents={documents}
        onAdd={canAdd ? () => setAdding(true) : undefined}
        removing={removing}
        onRemovingChange={(next) => {
          removal.dismiss();
          setRemoving(next);
        }}
        removeState={removeState()}
        onRemove={(document) => void remove(document)}
      />
      {canAdd && (
        <AddDocumentDialog
          name={product.name}
          open={isAdding}
          onOpenChange={setAdding}
          values={values}
          onValuesChange={(next) => {
            adding.dismiss();
            setValues(next);
          }}
          saving={{
            status: adding.status,
            failure: adding.failure && { text: adding.failure.text, fields: adding.failure.fields },
          }}
          onSave={() => {
            const { file, kind, ...texts } = values;
            if (file === null) return;
            const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
            void adding.save({ file, kind, ...Object.fromEntries(filled) });
          }}
        />
      )}
    </>
  );
}
