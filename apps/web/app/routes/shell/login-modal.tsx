import { isAnswering } from '@millrace/api-client';
import { EmailRequestContainer, LoginDialog, PasskeyLoginContainer } from '@millrace/community';
import { useApiClient } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginPlaces, loginReason, loginView, returnPath, withoutSignIn } from '../../session/sign-in-href';

export interface LoginModalProps {
  /** On the API host; that of LinkedIn comes back to the page, and is undefined while it is off. */
  addresses: { login: string; linkedin: string | undefined; secondFactor: string };
  /**
   * Returns the error of a failed login from the address, if it is one of the API's own sentences. A failed login
   * loads a new page, so only the server knows it.
   */
  loginError: string;
}

/** Opens from the address: `?login=true`, or `?loginerror=` after a login that failed. @see ACC-003, PAGE-006, PAGE-007 */
export function LoginModal({ addresses, loginError }: LoginModalProps) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useApiClient();
  // It closes before the address has changed, which other navigations may hold up.
  const [closedAt, setClosedAt] = useState<string>();
  const view = loginView(query);
  return (
    <LoginDialog
      open={view !== null && closedAt !== location.key}
      onOpenChange={(open) => {
        if (open) return;
        setClosedAt(location.key);
        void navigate(withoutSignIn(location), { preventScrollReset: true, replace: true });
      }}
      view={view ?? 'signIn'}
      reason={loginReason(query)}
      places={loginPlaces(location, addresses.linkedin)}
      action={addresses.login}
      isAnswering={() => isAnswering(client)}
      codeAction={addresses.secondFactor}
      passkey={
        <PasskeyLoginContainer
          returnTo={returnPath(location)}
          onSignedIn={(path) => window.location.assign(path)}
        />
      }
      returnTo={returnPath(location)}
      error={query.has('loginerror') ? loginError : undefined}
      request={
        view === null || view === 'signIn' || view === 'code' ? null : (
          <Request key={view} view={view} onSignUp={() => void navigate(SITE_PATHS.signUpSent)} />
        )
      }
    />
  );
}

/** The form of a view that asks for an address. */
function Request({ view, onSignUp }: { view: 'signUp' | 'forgot' | 'unverified'; onSignUp: () => void }) {
  switch (view) {
    case 'signUp':
      return <EmailRequestContainer purpose="signUp" action={SITE_PATHS.signUpSent} onSent={onSignUp} />;
    case 'forgot':
      return <EmailRequestContainer purpose="forgot" action={SITE_PATHS.resetPassword} />;
    case 'unverified':
      return <EmailRequestContainer purpose="resend" action={SITE_PATHS.signUpSent} />;
  }
}
