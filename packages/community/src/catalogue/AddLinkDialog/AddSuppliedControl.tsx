import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { CreateSuppliedProductContainer } from '../ProductDialog';
import { AddSuppliedContainer } from './AddLinkDialogContainers';

export interface AddSuppliedControlProps {
  company: { id: string; name: string };
  /** Where a guest is led instead. @see PROD-042 */
  signInHref?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** The button that adds to what a company supplies: products of the catalogue, or a new one. @see COMP-022 */
export function AddSuppliedControl({ company, signInHref, onSignInRequired }: AddSuppliedControlProps) {
  const messages = useMessages();
  const [opened, setOpened] = useState<'add' | 'create' | null>(null);
  const label = messages.format('addLink.suppliedButton');
  if (signInHref !== undefined) {
    return (
      <ButtonLink size="small" href={signInFor('add', signInHref)}>
        {label}
      </ButtonLink>
    );
  }
  const dialog = (which: 'add' | 'create') => ({
    company,
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : null),
    onSignInRequired,
  });
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('add')}>
        {label}
      </Button>
      <AddSuppliedContainer {...dialog('add')} onCreate={() => setOpened('create')} />
      <CreateSuppliedProductContainer {...dialog('create')} />
    </>
  );
}
