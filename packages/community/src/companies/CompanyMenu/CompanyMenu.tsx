import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink, Menu, type MenuItem } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { comparePath } from '../../internal/compare-address';
import { noWrap } from '../../styles/no-wrap.css';

/** What a member can do about a company. */
export const COMPANY_ACTS = ['update', 'facts', 'product', 'logo', 'cover', 'history', 'duplicate'] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

export interface CompanyMenuProps {
  company: { id: string; name: string };
  /** Called with the selected action; undefined for guests hides "Edit info" and leaves only Compare in the menu. */
  onAct?: ((act: CompanyAct) => void) | undefined;
  /** Opens the invitation. */
  onInvite: () => void;
  /** Where a guest who wants to invite is led instead. */
  signInHref?: string | undefined;
  /** What stands before: the follow control. */
  children?: ReactNode;
}

/** What can be done about a company: "Invite More" for all; "Edit info" and a menu for members. @see COMP-008, COMP-021 */
export function CompanyMenu({ company, onAct, onInvite, signInHref, children }: CompanyMenuProps) {
  const messages = useMessages();
  const invite = messages.format('companyMenu.invite');
  const compare: MenuItem = {
    id: 'compare',
    name: messages.format('compare.title'),
    href: comparePath('companies', [company.id]),
  };
  const menu = (items: MenuItem[]) => (
    <Menu label={messages.format('companyMenu.label', { name: company.name })} items={[compare, ...items]} />
  );
  return (
    <>
      {children}
      {signInHref === undefined ? (
        <Button onClick={onInvite}>{invite}</Button>
      ) : (
        <ButtonLink href={signInFor('invite', signInHref)}>{invite}</ButtonLink>
      )}
      {onAct ? (
        <span className={noWrap}>
          {/* One's own company is not followed, but kept up to date. */}
          <Button tone={children ? 'secondary' : 'primary'} onClick={() => onAct('update')}>
            {messages.format('companyMenu.edit')}
          </Button>
          {menu(
            COMPANY_ACTS.map((act) => ({
              id: act,
              name: messages.format(`companyMenu.${act}`),
              onAction: () => onAct(act),
            })),
          )}
        </span>
      ) : (
        menu([])
      )}
    </>
  );
}
