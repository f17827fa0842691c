import { Link, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import type { LinkProblemKind } from './link-problems';

export type LinkProblemProps = { problem: LinkProblemKind } & (
  | {
      /** What the link was to do: verify a sign-up, or set a new password. */
      of: 'verify' | 'reset';
      /** Where somebody is led whose link did its work already. */
      signInHref: string;
      /** The form that asks for a new link. */
      children: ReactNode;
    }
  | {
      /** It was to confirm an address that a member has changed or added. */
      of: 'email';
      /** The member's own profile, which sends a new link. */
      profileHref: string;
    }
  | {
      /** It was to stop such a change. */
      of: 'stop';
      /** Where a new password is asked for. */
      forgotHref: string;
    }
);

const texts = {
  verify: 'accountLink.verifyProblem',
  reset: 'accountLink.resetProblem',
  email: 'accountLink.emailProblem',
  stop: 'accountLink.stopProblem',
} as const;

/** Says why a link of an e-mail does not work, and offers what helps. @see GAP-038, GAP-039, DIFF-010 */
export function LinkProblem(props: LinkProblemProps) {
  const messages = useMessages();
  const { of, problem } = props;
  return (
    <Stack gap="md" data-component="LinkProblem" data-state={problem}>
      <Notice tone={problem === 'done' ? 'success' : 'warning'} role="note">
        {messages.format(texts[of], { problem })}
      </Notice>
      <Remedy {...props} />
    </Stack>
  );
}

function Remedy(props: LinkProblemProps) {
  const messages = useMessages();
  if (props.of === 'email') {
    return (
      <Text as="p">
        {messages.rich(props.problem === 'done' ? 'accountLink.seeProfile' : 'accountLink.askInProfile', {
          profile: (text) => <Link href={props.profileHref}>{text}</Link>,
        })}
      </Text>
    );
  }
  if (props.of === 'stop') {
    return (
      <Text as="p">
        <Link href={props.forgotHref}>{messages.format('accountLink.setPassword')}</Link>
      </Text>
    );
  }
  const { problem, signInHref, children } = props;
  return (
    <>
      {(problem === 'used' || problem === 'done') && (
        <Text as="p">
          <Link href={signInHref}>{messages.format('account.signIn')}</Link>
        </Text>
      )}
      {problem !== 'done' && (
        <>
          <Text as="p">{messages.format('accountLink.askAnew')}</Text>
          {children}
        </>
      )}
    </>
  );
}
