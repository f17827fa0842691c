import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Heading, Prose, Stack } from '@millrace/ui';
import { type MessageKey, useMessages } from '@millrace/ui/messages';
import { LoginForm, type LoginFormProps } from '../LoginDialog';
import { form, or, root } from './SignInRequired.css';

/** Members-only pages, by the texts of their sign-in wall. */
export const CLOSED_PAGES = [
  'analytics',
  'connections',
  'customers',
  'event',
  'feed',
  'firstFeed',
  'invite',
  'member',
  'messages',
  'notifications',
  'plans',
  'products',
  'profile',
  'quotes',
  'settings',
  'sites',
  'vendors',
] as const;
export type ClosedPage = (typeof CLOSED_PAGES)[number];

export interface SignInRequiredProps extends Pick<LoginFormProps, 'action' | 'returnTo' | 'isAnswering'> {
  /** Page behind the wall. */
  page: ClosedPage;
  /** Opens the login dialog in its forgotten-password view. */
  forgotHref: string;
  /** Address of the LinkedIn login that returns to the page; undefined while it is off. */
  linkedinHref?: string | undefined;
}

/**
 * Replaces a members-only page for guests: describes the page and offers sign-in and sign-up. Signing in returns to
 * the page. @see FEED-001, GAP-036, PERM-003
 */
export function SignInRequired({ page, linkedinHref, ...login }: SignInRequiredProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="SignInRequired">
      <Stack gap="md">
        <Heading level={1}>{messages.format('signInRequired.title')}</Heading>
        <Prose>
          <p>{messages.format(`signInRequired.${page}` satisfies MessageKey)}</p>
        </Prose>
      </Stack>
      <section aria-label={messages.format('account.signIn')} className={form} data-part="form">
        <LoginForm {...login} />
        {linkedinHref !== undefined && (
          <ButtonLink href={linkedinHref} width="full">
            {messages.format('login.linkedin')}
          </ButtonLink>
        )}
        <div className={or}>{messages.format('signInRequired.new')}</div>
        <ButtonLink href={SITE_PATHS.signUp} width="full">
          {messages.format('account.signUp')}
        </ButtonLink>
      </section>
    </div>
  );
}
