import { FollowMemberContainer } from '@millrace/design-system/connected';
import { messagePath } from '@millrace/domain';
import { ButtonLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { PageSession } from '../../internal/page-session';

export interface MemberActionsProps extends Pick<PageSession, 'onSignInRequired'> {
  id: string;
  name: string;
}

/** Actions on another member: message and follow. @see GAP-027, GAP-083 */
export function MemberActions({ id, name, onSignInRequired }: MemberActionsProps) {
  const messages = useMessages();
  return (
    <>
      <ButtonLink href={messagePath({ id, name })}>{messages.format('member.message')}</ButtonLink>
      <FollowMemberContainer member={{ id, name }} onSignInRequired={onSignInRequired} />
    </>
  );
}
