import { Link, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import type { LinkProblemKind } from './link-problems';

export type LinkProblemProps = { problem: LinkProblemKind } & (
  | {
      /** Purpose of the link: verify a sign-up, or set a new password. */
      of: 'verify' | 'reset';
      /** Address of the login page, for a link that was already followed. */
      signInHref: string;
      /** Form that requests a new link. */
      children: ReactNode;
    }
  | {
      /** Purpose of the link: confirm an address that a member changed or added. */
      of: 'email';
      /** Address of the member's own profile, which can send a new link. */
      profileHref: string;
    }
  | {
      /** Purpose of the link: undo such a change. */
      of: 'stop';
      /** Address of the page that requests a new password. */
      forgotHref: string;
    }
);

const texts = {
  verify: 'accountLink.verifyProblem',
  reset: 'accountLink.resetProblem',
  email: 'accountLink.emailProblem',
  stop: 'accountLink.stopProblem',
} as const;

/** Explains why the link of an e-mail does not work, and offers a remedy. @see GAP-038, GAP-039, DIFF-010 */
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
