import { type Product, productQueries } from '@millrace/api-client';
import { FollowControlContainer, useApiClient, useListState } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateCatalogueProductContainer } from '../CreateProductDialog';
import { EditProductDialogContainer } from '../EditProductDialog';
import { DeleteProductContainer } from './DeleteProductContainer';
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
        state={useListState(query)}
        renderFollow={(product) => (
          <ListedFollow product={product} signInHref={signInHref} onSignInRequired={onSignInRequired} />
        )}
        onUpdate={canEdit ? change : undefined}
        onDelete={canEdit ? setDeleted : undefined}
        onAdd={canAdd ? () => setAdding(true) : undefined}
        onLoadMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
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
