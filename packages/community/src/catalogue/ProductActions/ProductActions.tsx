import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink, Menu, type MenuItem } from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { Ellipsis } from 'lucide-react';
import { comparePath } from '../../internal/compare-address';
import { noWrap } from '../../styles/no-wrap.css';

export interface ProductActionsProps {
  product: { id: string };
  /** Opens the invitation. @see PROD-004 */
  onInvite: () => void;
  /** Opens what creates a company. @see PROD-005 */
  onCreateCompany: () => void;
  /** Opens what flags it as a duplicate. @see GAP-088 */
  onFlagDuplicate: () => void;
  /** Opens what changes the product, for editors alone. @see PROD-006, DIFF-004 */
  onEdit?: (() => void) | undefined;
  /** Opens what edits identifiers and properties, for editors alone. */
  onEditFacts?: (() => void) | undefined;
  /** Opens who changed what, for editors alone. @see GAP-058 */
  onHistory?: (() => void) | undefined;
}

/** "Invite More" of a guest, who is led to the login, and a menu of what guests can do. @see PROD-004, PERM-002 */
export function GuestInvite({ product, signInHref }: { product: { id: string }; signInHref: string }) {
  const messages = useMessages();
  return (
    <span className={noWrap}>
      <ButtonLink href={signInFor('invite', signInHref)}>
        {messages.format('productActions.invite')}
      </ButtonLink>
      <Menu
        label={messages.format('productActions.menu')}
        icon={Ellipsis}
        items={[compareItem(messages, product)]}
      />
    </span>
  );
}

/** Leads to where the product is put beside others. */
const compareItem = (messages: Messages, { id }: { id: string }): MenuItem => ({
  id: 'compare',
  name: messages.format('compare.title'),
  href: comparePath('products', [id]),
});

/** Actions beside following a product: invite, for members, and a menu. @see PROD-004 */
export function ProductActions({
  product,
  onInvite,
  onCreateCompany,
  onFlagDuplicate,
  onEdit,
  onEditFacts,
  onHistory,
}: ProductActionsProps) {
  const messages = useMessages();
  const items: MenuItem[] = [
    compareItem(messages, product),
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
