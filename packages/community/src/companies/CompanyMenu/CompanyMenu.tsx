import { signInFor } from '@millrace/design-system';
import { Button, ButtonLink, Menu } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { noWrap } from '../../styles/no-wrap.css';

/** Actions of a member on a company. */
export const COMPANY_ACTS = ['update', 'facts', 'product', 'logo', 'cover', 'history', 'duplicate'] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

export interface CompanyMenuProps {
  company: { name: string };
  /** Called with the selected action; undefined for guests hides "Edit info" and the menu. */
  onAct?: ((act: CompanyAct) => void) | undefined;
  /** Opens the invitation dialog. */
  onInvite: () => void;
  /** Login address for guests instead. */
  signInHref?: string | undefined;
  /** Preceding content: the follow control. */
  children?: ReactNode;
}

/** Actions on a company: "Invite More" for all; "Edit info" and a menu for members. @see COMP-008, COMP-021 */
export function CompanyMenu({ company, onAct, onInvite, signInHref, children }: CompanyMenuProps) {
  const messages = useMessages();
  const invite = messages.format('companyMenu.invite');
  return (
    <>
      {children}
      {signInHref === undefined ? (
        <Button onClick={onInvite}>{invite}</Button>
      ) : (
        <ButtonLink href={signInFor('invite', signInHref)}>{invite}</ButtonLink>
      )}
      {onAct && (
        <span className={noWrap}>
          {/* On the viewer's own company, which has no follow control, editing is the primary action. */}
          <Button tone={children ? 'secondary' : 'primary'} onClick={() => onAct('update')}>
            {messages.format('companyMenu.edit')}
          </Button>
          <Menu
            label={messages.format('companyMenu.label', { name: company.name })}
            items={COMPANY_ACTS.map((act) => ({
              id: act,
              name: messages.format(`companyMenu.${act}`),
              onAction: () => onAct(act),
            }))}
          />
        </span>
      )}
    </>
  );
}
