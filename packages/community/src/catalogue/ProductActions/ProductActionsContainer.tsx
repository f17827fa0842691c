import { type Product, productMutations } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useState } from 'react';
import { SelectPhotoDialog, type SelectPhotoDialogProps } from '../../account/SelectPhotoDialog';
import { CreateCompanyDialogContainer } from '../../companies/CompanyDialog';
import { InviteDialogContainer } from '../../network/InviteDialog';
import { DuplicateDialogContainer } from '../DuplicateDialog';
import { ProductHistoryDialogContainer } from '../EditHistory';
import { EditProductDialogContainer } from '../ProductDialog';
import { ProductFactsDialogContainer } from '../ProductFactsDialog';
import { ProductActions } from './ProductActions';

type Opened = 'invite' | 'company' | 'edit' | 'facts' | 'history' | 'duplicate';

export interface ProductActionsContainerProps {
  product: Pick<Product, 'id' | 'name' | 'description' | 'version' | 'identifiers' | 'properties'>;
  /** True if the viewer may edit products; the server enforces it. @see DIFF-004 */
  canEdit: boolean;
  /** Called when the session has expired: open the login. */
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
        product={product}
        onInvite={() => setOpened('invite')}
        onCreateCompany={() => setOpened('company')}
        onFlagDuplicate={() => setOpened('duplicate')}
        onEdit={canEdit ? () => setOpened('edit') : undefined}
        onEditFacts={canEdit ? () => setOpened('facts') : undefined}
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
          <ProductFactsDialogContainer product={product} {...dialog('facts')} />
          <ProductHistoryDialogContainer product={product} {...dialog('history')} canRestore />
        </>
      )}
    </>
  );
}

export interface ProductPictureContainerProps extends Pick<SelectPhotoDialogProps, 'open' | 'onOpenChange'> {
  product: { id: string };
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Adds a picture to a product, with a square crop as its thumbnail. @see PROD-002, PROD-025 */
export function ProductPictureContainer({
  product,
  open,
  onOpenChange,
  onSignInRequired,
}: ProductPictureContainerProps) {
  const { status, failure, save } = useSave(productMutations(useApiClient()).uploadImage(product.id), {
    open,
    onClose: () => onOpenChange(false),
    onFailed: ({ status: code }) => {
      if (code !== 401 || !onSignInRequired) return;
      // The login would be covered by this dialog.
      onOpenChange(false);
      onSignInRequired();
    },
  });
  return (
    <SelectPhotoDialog
      open={open}
      onOpenChange={onOpenChange}
      saving={{ status, failure: failure && { text: failure.text, fields: failure.fields } }}
      onSelect={save}
    />
  );
}
