import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useState } from 'react';
import { CreateCompanyDialogContainer } from '../../companies/CompanyDialog';
import { CreateProductDialogContainer, CreateSuppliedProductContainer } from '../ProductDialog';
import type { AddedLink } from './AddLinkDialog';
import {
  AddCustomersContainer,
  type AddingDialog,
  AddProductsContainer,
  AddSuppliedContainer,
  AddSuppliersContainer,
} from './AddLinkDialogContainers';

interface AddControlProps {
  /** Address for guests instead. @see PROD-042 */
  signInHref?: string | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface AddLinkControlProps extends AddControlProps {
  kind: AddedLink;
  product: { id: string; name: string };
}

/** Button that opens the add dialog of a product's list; guests log in. @see PROD-032, PROD-038, PROD-042, PROD-043 */
export function AddLinkControl({ kind, product, ...control }: AddLinkControlProps) {
  const products = kind === 'materials' || kind === 'applications' ? kind : null;
  return (
    <AddControl {...control} kind={kind}>
      {(adding, creating, onCreate) => (
        <>
          {kind === 'suppliers' && (
            <>
              <AddSuppliersContainer {...adding} product={product} onCreate={onCreate} />
              <CreateCompanyDialogContainer {...creating} suppliedProduct={product} />
            </>
          )}
          {kind === 'customers' && <AddCustomersContainer {...adding} product={product} />}
          {products && (
            <>
              <AddProductsContainer {...adding} product={product} kind={products} onCreate={onCreate} />
              <CreateProductDialogContainer {...creating} kind={products} product={product} />
            </>
          )}
        </>
      )}
    </AddControl>
  );
}

export interface AddSuppliedControlProps extends AddControlProps {
  company: { id: string; name: string };
}

/** Button that adds products to a company's supply, existing or new. @see COMP-022 */
export function AddSuppliedControl({ company, ...control }: AddSuppliedControlProps) {
  return (
    <AddControl {...control} kind="supplied">
      {(adding, creating, onCreate) => (
        <>
          <AddSuppliedContainer {...adding} company={company} onCreate={onCreate} />
          <CreateSuppliedProductContainer {...creating} company={company} />
        </>
      )}
    </AddControl>
  );
}

interface AddButtonProps extends AddControlProps {
  kind: AddedLink;
  /** The dialog that adds existing entries, and the one that creates a new entry, opened from the first. */
  children: (adding: AddingDialog, creating: AddingDialog, onCreate: () => void) => ReactNode;
}

function AddControl({ kind, signInHref, onSignInRequired, children }: AddButtonProps) {
  const messages = useMessages();
  const [opened, setOpened] = useState<'add' | 'create' | null>(null);
  const label = messages.format(`addLink.${kind}Button`);
  if (signInHref !== undefined) {
    return (
      <ButtonLink size="small" href={signInFor('add', signInHref)}>
        {label}
      </ButtonLink>
    );
  }
  const dialog = (which: 'add' | 'create') => ({
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : null),
    onSignInRequired,
  });
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('add')}>
        {label}
      </Button>
      {children(dialog('add'), dialog('create'), () => setOpened('create'))}
    </>
  );
}
