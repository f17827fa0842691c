import { EMAIL_MAX_LENGTH, SITE_PATHS } from '@millrace/domain';
import { Button, ButtonLink, Heading, Link, Prose, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { browse, find, fine, form, join, lead, or, root, title } from './Welcome.css';

export interface WelcomeProps {
  /** Size of the catalogue; null if it is empty. */
  catalogue?: { products: number; companies: number } | null;
  /** Address of the registration form, which receives the typed address as `email`. */
  signUpHref: string;
  /** Opens the login modal. */
  logInHref: string;
  termsHref: string;
  privacyHref: string;
  /** LinkedIn login on the API host; undefined hides the button. */
  linkedinHref?: string | undefined;
}

/**
 * Header of the landing page, with the sign-up and login. A native form, so that it works before hydration.
 * @see MKT-001, MKT-002
 */
export function Welcome({
  catalogue = null,
  signUpHref,
  logInHref,
  termsHref,
  privacyHref,
  linkedinHref,
}: WelcomeProps) {
  const messages = useMessages();
  const linkTo = (href: string) => (text: ReactNode) => <Link href={href}>{text}</Link>;
  return (
    <div className={root} data-component="Welcome">
      <div>
        <Heading level={1} className={title}>
          {messages.format('welcome.title')}
        </Heading>
        <Prose className={lead}>
          <p>{messages.format('welcome.text')}</p>
        </Prose>
        <search>
          <form action={SITE_PATHS.search} method="get" className={find}>
            <TextField
              type="search"
              name="q"
              label={messages.format('welcome.find')}
              placeholder={messages.format('welcome.findExample')}
              maxLength={200}
            />
            <Button type="submit">{messages.format('welcome.search')}</Button>
          </form>
        </search>
        {catalogue && (
          <p className={browse}>
            {messages.rich('welcome.browse', {
              ...catalogue,
              productLink: linkTo(SITE_PATHS.products),
              companyLink: linkTo(SITE_PATHS.companies),
            })}
          </p>
        )}
      </div>
      <section aria-labelledby="join" className={join} data-part="join">
        <Heading level={2} id="join">
          {messages.format('welcome.join')}
        </Heading>
        <form action={signUpHref} method="get" noValidate className={form}>
          <TextField
            label={messages.format('welcome.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            placeholder={messages.format('welcome.emailExample')}
          />
          <Button type="submit" tone="primary" width="full">
            {messages.format('shell.join')}
          </Button>
        </form>
        {linkedinHref && (
          <>
            <div className={or}>{messages.format('welcome.or')}</div>
            <ButtonLink href={linkedinHref} width="full">
              {messages.format('welcome.linkedin')}
            </ButtonLink>
          </>
        )}
        <p className={fine}>
          {messages.rich('welcome.logIn', { login: linkTo(logInHref) })}{' '}
          {messages.rich('welcome.terms', { terms: linkTo(termsHref), privacy: linkTo(privacyHref) })}
        </p>
      </section>
    </div>
  );
}
