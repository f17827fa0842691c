import { FollowMemberContainer } from '@millrace/design-system/connected';
import { messagePath } from '@millrace/domain';
import { ButtonLink } from '@millrace/ui';
import { messages } from '../../messages';
import { useSignInAgain } from '../../session/useSignInAgain';

/** What one can do about another member: write and follow. @see GAP-027, GAP-083 */
export function MemberActions({ id, name }: { id: string; name: string }) {
  const signInAgain = useSignInAgain();
  return (
    <>
      <ButtonLink href={messagePath({ id, name })}>{messages.format('member.message')}</ButtonLink>
      <FollowMemberContainer member={{ id, name }} onSignInRequired={signInAgain} />
    </>
  );
}
