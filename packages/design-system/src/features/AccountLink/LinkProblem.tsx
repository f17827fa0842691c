import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Link } from '../../primitives/Link';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import type { LinkProblemKind } from './link-problems';

export interface LinkProblemProps {
  /** What the link was to do. */
  of: 'verify' | 'reset';
  problem: LinkProblemKind;
  /** Where somebody is led whose link did its work already. */
  signInHref: string;
  /** The form that asks for a new link. */
  children: ReactNode;
}

/** Says why a link of an e-mail does not work, and offers a new one. @see GAP-038, GAP-039 */
export function LinkProblem({ of, problem, signInHref, children }: LinkProblemProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="LinkProblem" data-state={problem}>
      <Notice tone="warning" role="note">
        {messages.format(of === 'verify' ? 'accountLink.verifyProblem' : 'accountLink.resetProblem', {
          problem,
        })}
      </Notice>
      {problem === 'used' && (
        <Text as="p">
          <Link href={signInHref}>{messages.format('accountLink.logIn')}</Link>
        </Text>
      )}
      <Text as="p">{messages.format('accountLink.askAnew')}</Text>
      {children}
    </Stack>
  );
}
