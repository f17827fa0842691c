import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Heading, Prose, Stack } from '@millrace/ui';
import { type MessageKey, useMessages } from '@millrace/ui/messages';
import { LoginForm, type LoginFormProps } from '../LoginDialog';
import { form, or, root } from './SignInRequired.css';

/** Pages that are for members, by what the wall says of them. */
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
  /** Names the page behind it. */
  page: ClosedPage;
  /** Opens the login dialog where it asks for the address of a forgotten password. */
  forgotHref: string;
  /** The login by LinkedIn that comes back to the page; undefined while it is off. */
  linkedinHref?: string | undefined;
}

/**
 * Stands in place of a page that is for members alone: what the page shows, the sign-in itself, and the sign-up beside
 * it. Signing in leads to the page. @see FEED-001, GAP-036, PERM-003
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
