import type { Product } from '@millrace/api-client';
import { useState } from 'react';
import { CreateCompanyDialogContainer } from '../../companies/CompanyDialog';
import { InviteDialogContainer } from '../../network/InviteDialog';
import { DuplicateDialogContainer } from '../DuplicateDialog';
import { ProductHistoryDialogContainer } from '../EditHistory';
import { EditProductDialogContainer } from '../EditProductDialog';
import { ProductActions } from './ProductActions';

type Opened = 'invite' | 'company' | 'edit' | 'history' | 'duplicate';

export interface ProductActionsContainerProps {
  product: Pick<Product, 'id' | 'name' | 'description' | 'version'>;
  /** True if the viewer may change products; the server refuses others. @see DIFF-004 */
  canEdit: boolean;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Opens the dialogs of a product's head. */
export function ProductActionsContainer({
  product,
  canEdit,
  onSignInRequired,
}: ProductActionsContainerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const dialog = (which: Opened) => ({
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : null),
    onSignInRequired,
  });
  return (
    <>
      <ProductActions
        onInvite={() => setOpened('invite')}
        onCreateCompany={() => setOpened('company')}
        onFlagDuplicate={() => setOpened('duplicate')}
        onEdit={canEdit ? () => setOpened('edit') : undefined}
        onHistory={canEdit ? () => setOpened('history') : undefined}
      />
      <InviteDialogContainer
        invited={{ kind: 'product', id: product.id, name: product.name }}
        {...dialog('invite')}
      />
      <CreateCompanyDialogContainer {...dialog('company')} />
      <DuplicateDialogContainer
        thing={{ kind: 'product', id: product.id, name: product.name }}
        {...dialog('duplicate')}
      />
      {canEdit && (
        <>
          <EditProductDialogContainer product={product} {...dialog('edit')} />
          <ProductHistoryDialogContainer product={product} {...dialog('history')} canRestore />
        </>
      )}
    </>
  );
}
