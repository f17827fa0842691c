import { Ellipsis } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Menu, type MenuItem } from '../../primitives/Menu';

export interface ProductActionsProps {
  /** Opens the invitation. @see PROD-004 */
  onInvite: () => void;
  /** Opens what creates a company; left out, the menu has no such entry. @see PROD-005 */
  onCreateCompany?: (() => void) | undefined;
  /** Opens what changes the product, for editors alone. @see PROD-006, DIFF-004 */
  onEdit?: (() => void) | undefined;
}

/** What members can do with a product beside following it: invite, and a menu of three dots. */
export function ProductActions({ onInvite, onCreateCompany, onEdit }: ProductActionsProps) {
  const messages = useMessages();
  const items: MenuItem[] = [
    ...(onCreateCompany
      ? [
          {
            id: 'company',
            name: messages.format('productActions.createCompany'),
            onAction: onCreateCompany,
          },
        ]
      : []),
    ...(onEdit ? [{ id: 'edit', name: messages.format('productActions.edit'), onAction: onEdit }] : []),
  ];
  return (
    <>
      <Button aria-haspopup="dialog" onClick={onInvite}>
        {messages.format('productActions.invite')}
      </Button>
      {items.length > 0 && (
        <Menu label={messages.format('productActions.menu')} icon={Ellipsis} items={items} />
      )}
    </>
  );
}
