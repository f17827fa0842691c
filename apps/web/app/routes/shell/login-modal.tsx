import { isAnswering } from '@millrace/api-client';
import { EmailRequestContainer, LoginDialog, PasskeyLoginContainer, SignUpStart } from '@millrace/community';
import { useApiClient } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { forgetIntent, RESUMED_REASONS } from '../../session/intent';
import {
  loginPlaces,
  loginReason,
  loginTarget,
  loginView,
  ON_THE_WAY,
  returnPath,
  withoutSignIn,
} from '../../session/sign-in-href';
import { useRememberedIntent } from '../../session/useRememberedIntent';
import { useViewer } from '../../session/useViewer';

export interface LoginModalProps {
  /** Endpoints on the API host; LinkedIn returns to the current page, and is undefined while disabled. */
  addresses: { login: string; linkedin: string | undefined; secondFactor: string };
  /**
   * Returns the error of a failed login from the address, if it is one of the API's own sentences. A failed login
   * loads a new page, so only the server knows it.
   */
  loginError: string;
}

/** Location key of the first page of a document. */
const FIRST_LOCATION = 'default';

/** Login dialog, opened by `?login=true`, or `?loginerror=` after a failed login. @see ACC-003, PAGE-006, PAGE-007 */
export function LoginModal({ addresses, loginError }: LoginModalProps) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useApiClient();
  // Close at once, as the URL may change later if another navigation is pending.
  const [closedAt, setClosedAt] = useState<string>();
  const view = loginView(query);
  const isGuest = useViewer() === null;
  const reason = RESUMED_REASONS.find((known) => known === loginReason(query));
  const target = loginTarget(query);
  // An external link can open the dialog too; then there is no user action to resume.
  const wasPressed = location.key !== FIRST_LOCATION;
  // The stored intent survives a failed login, a second factor and the sign-up.
  const goesOn = query.has('loginerror') || view === 'code' || ON_THE_WAY.includes(location.pathname);
  useRememberedIntent(
    view === null || !isGuest || goesOn
      ? null
      : { path: returnPath(location), ...(wasPressed && reason && target && { act: { reason, target } }) },
  );
  return (
    <LoginDialog
      open={view !== null && closedAt !== location.key}
      onOpenChange={(open) => {
        if (open) return;
        setClosedAt(location.key);
        forgetIntent();
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
          <Request
            key={view}
            view={view}
            onSignUp={(email) => void navigate(SITE_PATHS.signUp, { state: { email } })}
          />
        )
      }
    />
  );
}

interface RequestProps {
  view: 'signUp' | 'forgot' | 'unverified';
  onSignUp: (email: string) => void;
}

/** Form of a view that asks for an email address. */
function Request({ view, onSignUp }: RequestProps) {
  switch (view) {
    case 'signUp':
      return <SignUpStart action={SITE_PATHS.signUpSent} onContinue={onSignUp} />;
    case 'forgot':
      return <EmailRequestContainer purpose="forgot" action={SITE_PATHS.resetPassword} />;
    case 'unverified':
      return <EmailRequestContainer purpose="resend" action={SITE_PATHS.signUpSent} />;
  }
}
