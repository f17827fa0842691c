import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink, Menu, type MenuItem } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis } from 'lucide-react';
import { noWrap } from '../../styles/no-wrap.css';

export interface ProductActionsProps {
  /** Opens the invitation. @see PROD-004 */
  onInvite: () => void;
  /** Opens the dialog that creates a company. @see PROD-005 */
  onCreateCompany: () => void;
  /** Opens the dialog that flags a duplicate. @see GAP-088 */
  onFlagDuplicate: () => void;
  /** Opens the dialog that edits the product; for editors only. @see PROD-006, DIFF-004 */
  onEdit?: (() => void) | undefined;
  /** Opens the dialog that edits identifiers and properties; for editors only. */
  onEditFacts?: (() => void) | undefined;
  /** Opens the edit history; for editors only. @see GAP-058 */
  onHistory?: (() => void) | undefined;
}

/** "Invite More" for guests, which opens the login. @see PROD-004, PERM-002 */
export function GuestInvite({ signInHref }: { signInHref: string }) {
  const messages = useMessages();
  return (
    <ButtonLink href={signInFor('invite', signInHref)}>{messages.format('productActions.invite')}</ButtonLink>
  );
}

/** Actions of members beside following a product: invite, and a menu. @see PROD-004 */
export function ProductActions({
  onInvite,
  onCreateCompany,
  onFlagDuplicate,
  onEdit,
  onEditFacts,
  onHistory,
}: ProductActionsProps) {
  const messages = useMessages();
  const items: MenuItem[] = [
    { id: 'company', name: messages.format('productActions.createCompany'), onAction: onCreateCompany },
    ...(onEdit ? [{ id: 'edit', name: messages.format('productActions.edit'), onAction: onEdit }] : []),
    ...(onEditFacts
      ? [{ id: 'facts', name: messages.format('productActions.facts'), onAction: onEditFacts }]
      : []),
    ...(onHistory
      ? [{ id: 'history', name: messages.format('productActions.history'), onAction: onHistory }]
      : []),
    { id: 'duplicate', name: messages.format('productActions.duplicate'), onAction: onFlagDuplicate },
  ];
  return (
    <span data-component="ProductActions" className={noWrap}>
      <Button aria-haspopup="dialog" onClick={onInvite}>
        {messages.format('productActions.invite')}
      </Button>
      <Menu label={messages.format('productActions.menu')} icon={Ellipsis} items={items} />
    </span>
  );
}
