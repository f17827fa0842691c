import { productMutations } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { SelectPhotoDialog, type SelectPhotoDialogProps } from '../../account/SelectPhotoDialog';

export interface ProductPictureContainerProps extends Pick<SelectPhotoDialogProps, 'open' | 'onOpenChange'> {
  product: { id: string };
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Adds a picture to a product, with the square that is shown small. @see PROD-002, PROD-025 */
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
      // What asks for the login would lie under this.
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
