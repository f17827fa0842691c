import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Heading, Inline, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { root } from './SignInRequired.css';

export interface SignInRequiredProps {
  /** Opens the login modal, which comes back to the page. */
  signInHref: string;
}

/** Stands in place of a page that is for members alone. @see FEED-001 */
export function SignInRequired({ signInHref }: SignInRequiredProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" align="start" className={root} data-component="SignInRequired">
      <Heading level={1}>{messages.format('signInRequired.title')}</Heading>
      <Inline gap="xs">
        <ButtonLink tone="primary" href={signInHref}>
          {messages.format('account.signIn')}
        </ButtonLink>
        <ButtonLink href={SITE_PATHS.signUp}>{messages.format('account.signUp')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
