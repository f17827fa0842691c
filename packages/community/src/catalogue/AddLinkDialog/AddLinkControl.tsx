import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { CreateCompanyDialogContainer } from '../../companies/CompanyDialog';
import { CreateProductDialogContainer } from '../CreateProductDialog';
import { AddCustomersContainer } from './AddCustomersContainer';
import type { AddedLink } from './AddLinkDialog';
import { AddProductsContainer, AddSuppliersContainer } from './AddLinkDialogContainers';

export interface AddLinkControlProps {
  kind: AddedLink;
  product: { id: string; name: string };
  /** Where a guest is led instead. @see PROD-042 */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

type Opened = 'add' | 'create' | null;

/** The button that opens the dialog for a list of a product; a guest is led to the login. @see PROD-032, PROD-038, PROD-042, PROD-043 */
export function AddLinkControl({ kind, product, signInHref, onSignInRequired }: AddLinkControlProps) {
  const messages = useMessages();
  const [opened, setOpened] = useState<Opened>(null);
  const label = messages.format(`addLink.${kind}Button`);
  if (signInHref !== undefined) {
    return (
      <ButtonLink size="small" href={signInFor('add', signInHref)}>
        {label}
      </ButtonLink>
    );
  }
  const dialog = {
    product,
    open: opened === 'add',
    onOpenChange: (open: boolean) => setOpened(open ? 'add' : null),
    onSignInRequired,
  };
  const creating = {
    open: opened === 'create',
    onOpenChange: (open: boolean) => setOpened(open ? 'create' : null),
    onSignInRequired,
  };
  const products = kind === 'materials' || kind === 'applications' ? kind : null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('add')}>
        {label}
      </Button>
      {kind === 'suppliers' && (
        <>
          <AddSuppliersContainer {...dialog} onCreate={() => setOpened('create')} />
          <CreateCompanyDialogContainer {...creating} suppliedProduct={product} />
        </>
      )}
      {kind === 'customers' && <AddCustomersContainer {...dialog} />}
      {products && (
        <>
          <AddProductsContainer {...dialog} kind={products} onCreate={() => setOpened('create')} />
          <CreateProductDialogContainer {...creating} kind={products} product={product} />
        </>
      )}
    </>
  );
}
