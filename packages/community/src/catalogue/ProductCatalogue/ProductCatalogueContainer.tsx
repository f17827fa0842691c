import {
  type CatalogueFilter,
  type CatalogueProduct,
  catalogueQueries,
  productMutations,
  productQueries,
} from '@millrace/api-client';
import {
  FollowControlContainer,
  useApiClient,
  useListProps,
  useSend,
} from '@millrace/design-system/connected';
import { AlertDialog, type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { CreateCatalogueProductContainer, EditProductDialogContainer } from '../ProductDialog';
import { SaveSearchContainer } from '../SaveSearch';
import { ProductCatalogue } from './ProductCatalogue';
import { toProductSearch } from './read-product-filter';

export interface ProductCatalogueContainerProps {
  /** Filter from the address, parsed by `readProductFilter`. */
  filter: CatalogueFilter;
  /** Called with the selected query parameters: write them to the address. */
  onFilterChange: (params: URLSearchParams) => void;
  /** True if the viewer may create products and save searches: every member. */
  isMember: boolean;
  /** True if the viewer may edit and delete products; the server enforces it. @see DIFF-004 */
  canEdit: boolean;
  /** Login address for guests who want to follow. */
  signInHref?: string | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads the filtered catalogue, and opens the dialogs that edit it. */
export function ProductCatalogueContainer({
  filter,
  onFilterChange,
  isMember,
  canEdit,
  signInHref,
  onSignInRequired,
}: ProductCatalogueContainerProps) {
  const query = useInfiniteQuery({
    ...catalogueQueries(useApiClient()).products(filter),
    // The previous list stays until the next is loaded, to avoid a layout shift.
    placeholderData: keepPreviousData,
  });
  const [changed, setChanged] = useState<CatalogueProduct | null>(null);
  const [deleted, setDeleted] = useState<CatalogueProduct | null>(null);
  const [isAdding, setAdding] = useState(false);
  const renderFollow = useCallback(
    (product: CatalogueProduct) => (
      <FollowListedProduct product={product} signInHref={signInHref} onSignInRequired={onSignInRequired} />
    ),
    [signInHref, onSignInRequired],
  );
  return (
    <>
      <ProductCatalogue
        {...useListProps(query)}
        filter={filter}
        facets={query.data?.facets ?? null}
        estimated={query.data?.estimated ?? false}
        advice={query.data?.advice ?? null}
        onFilterChange={onFilterChange}
        renderFollow={renderFollow}
        onUpdate={canEdit ? setChanged : undefined}
        onDelete={canEdit ? setDeleted : undefined}
        onAdd={isMember ? () => setAdding(true) : undefined}
        save={
          isMember && (
            <SaveSearchContainer search={toProductSearch(filter)} onSignInRequired={onSignInRequired} />
          )
        }
      />
      {changed && (
        <EditListedProduct
          id={changed.id}
          onClose={() => setChanged(null)}
          onSignInRequired={onSignInRequired}
        />
      )}
      {deleted && <DeleteProductContainer product={deleted} onClose={() => setDeleted(null)} />}
      {isMember && (
        <CreateCatalogueProductContainer
          open={isAdding}
          onOpenChange={setAdding}
          onSignInRequired={onSignInRequired}
        />
      )}
    </>
  );
}

/** Follow control of a product in a list. */
export function FollowListedProduct({
  product: { id, name, following: wasFollowing },
  ...rest
}: Pick<ProductCatalogueContainerProps, 'signInHref' | 'onSignInRequired'> & { product: CatalogueProduct }) {
  const [known, setKnown] = useState({ given: wasFollowing, following: wasFollowing });
  // Syncs with a refetched list, such as after a resumed follow.
  if (known.given !== wasFollowing) setKnown({ given: wasFollowing, following: wasFollowing });
  const { following } = known;
  const setFollowing = (next: boolean) => setKnown({ given: wasFollowing, following: next });
  return (
    <FollowControlContainer {...rest} product={{ id, name, following }} onFollowingChanged={setFollowing} />
  );
}

interface EditListedProductProps {
  id: string;
  onClose: () => void;
  onSignInRequired: (() => void) | undefined;
}

/** Loads the full product, which the list does not include, and opens its dialog. */
function EditListedProduct({ id, onClose, onSignInRequired }: EditListedProductProps) {
  const { data: product } = useQuery(productQueries(useApiClient()).detail(id));
  return (
    product && (
      <EditProductDialogContainer
        product={product}
        open
        onOpenChange={(open) => !open && onClose()}
        onSignInRequired={onSignInRequired}
      />
    )
  );
}

interface DeleteProductContainerProps {
  product: { id: string; name: string };
  onClose: () => void;
}

/** Asks for confirmation and deletes; the server rejects products in use. */
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
