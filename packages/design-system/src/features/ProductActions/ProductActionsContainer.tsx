import type { Product } from '@millrace/api-client';
import { useState } from 'react';
import { EditProductDialogContainer } from '../EditProductDialog';
import { InviteDialogContainer } from '../InviteDialog';
import { ProductActions, type ProductActionsProps } from './ProductActions';

export interface ProductActionsContainerProps extends Pick<ProductActionsProps, 'onCreateCompany'> {
  product: Pick<Product, 'id' | 'name' | 'description'>;
  /** Whether the viewer may change products; the server refuses others. @see DIFF-004 */
  canEdit: boolean;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Opens the dialogs of a product's head. */
export function ProductActionsContainer({
  product,
  canEdit,
  onCreateCompany,
  onSignInRequired,
}: ProductActionsContainerProps) {
  const [opened, setOpened] = useState<'invite' | 'edit' | null>(null);
  const dialog = (which: 'invite' | 'edit') => ({
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : null),
    onSignInRequired,
  });
  return (
    <>
      <ProductActions
        onInvite={() => setOpened('invite')}
        onCreateCompany={onCreateCompany}
        onEdit={canEdit ? () => setOpened('edit') : undefined}
      />
      <InviteDialogContainer
        invited={{ kind: 'product', id: product.id, name: product.name }}
        {...dialog('invite')}
      />
      {canEdit && <EditProductDialogContainer product={product} {...dialog('edit')} />}
    </>
  );
}
