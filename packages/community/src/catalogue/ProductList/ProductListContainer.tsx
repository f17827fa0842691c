import { type Product, productMutations, productQueries } from '@millrace/api-client';
import {
  FollowControlContainer,
  useApiClient,
  useListProps,
  useSend,
} from '@millrace/design-system/connected';
import { AlertDialog, type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateCatalogueProductContainer, EditProductDialogContainer } from '../ProductDialog';
import { ProductList } from './ProductList';

export interface ProductListContainerProps {
  /** True if the viewer may add products: every member. */
  canAdd: boolean;
  /** True if the viewer may change and delete products; the server refuses others. @see DIFF-004 */
  canEdit: boolean;
  /** Where a guest who wants to follow is led. */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Reads all products, and opens the dialogs that change them. */
export function ProductListContainer({
  canAdd,
  canEdit,
  signInHref,
  onSignInRequired,
}: ProductListContainerProps) {
  const query = useInfiniteQuery(productQueries(useApiClient()).list());
  const [changed, setChanged] = useState<Product | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [deleted, setDeleted] = useState<Product | null>(null);
  const [isAdding, setAdding] = useState(false);
  const change = (product: Product) => {
    setChanged(product);
    setChanging(true);
  };
  return (
    <>
      <ProductList
        {...useListProps(query)}
        renderFollow={(product) => (
          <ListedFollow product={product} signInHref={signInHref} onSignInRequired={onSignInRequired} />
        )}
        onUpdate={canEdit ? change : undefined}
        onDelete={canEdit ? setDeleted : undefined}
        onAdd={canAdd ? () => setAdding(true) : undefined}
      />
      {changed && (
        <EditProductDialogContainer
          key={changed.id}
          product={changed}
          open={isChanging}
          onOpenChange={setChanging}
          onSignInRequired={onSignInRequired}
        />
      )}
      {deleted && <DeleteProductContainer product={deleted} onClose={() => setDeleted(null)} />}
      {canAdd && (
        <CreateCatalogueProductContainer
          open={isAdding}
          onOpenChange={setAdding}
          onSignInRequired={onSignInRequired}
        />
      )}
    </>
  );
}

function ListedFollow({
  product: { id, name, following: wasFollowing },
  ...rest
}: Pick<ProductListContainerProps, 'signInHref' | 'onSignInRequired'> & { product: Product }) {
  const [following, setFollowing] = useState(wasFollowing);
  return (
    <FollowControlContainer {...rest} product={{ id, name, following }} onFollowingChanged={setFollowing} />
  );
}

interface DeleteProductContainerProps {
  product: { id: string; name: string };
  onClose: () => void;
}

/** Asks once, and deletes; what is still in use stays, and the server says so. */
function DeleteProductContainer({ product: { id, name }, onClose }: DeleteProductContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const removing = useSend(productMutations(useApiClient()).remove());
  const state: AlertDialogState = removing.failure
    ? {
        status: 'failed',
        error: removing.failure.text ?? messages.format('productList.deleteFailed', { name }),
      }
    : { status: removing.isSending ? 'pending' : 'idle' };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.format('productList.deleteTitle', { name })}
      description={messages.format('productList.deleteHint')}
      confirmLabel={messages.format('productList.delete')}
      state={state}
      onConfirm={() =>
        void removing.send({ id }, () => {
          toasts.show({ text: messages.format('productList.deleted', { name }), tone: 'success' });
          onClose();
        })
      }
    />
  );
}
