import { EMAIL_MAX_LENGTH } from '@millrace/domain';
import { Button, ButtonLink, Heading, Link, Prose, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { fine, form, join, lead, or, root, title } from './Welcome.css';

export interface WelcomeProps {
  /** The registration form; the address typed goes along as `email`. */
  signUpHref: string;
  /** Opens the login modal. */
  logInHref: string;
  termsHref: string;
  privacyHref: string;
  /** The login by LinkedIn on the API host; without it there is no such button. */
  linkedinHref?: string | undefined;
}

/**
 * The head of the landing page, with the block that signs up or logs in. A normal form, so that it works without the
 * page's scripts. @see MKT-001, MKT-002
 */
export function Welcome({ signUpHref, logInHref, termsHref, privacyHref, linkedinHref }: WelcomeProps) {
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
