import type { PasskeyCredential, PasskeyOptions } from '@millrace/api-client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';

/**
 * What came of asking the authenticator. `cancelled`: its owner closed the question, or let the time pass; `known`: it
 * has a passkey of this account already; `refused`: it can't do what is asked for.
 */
export type PasskeyAnswer =
  | { status: 'given'; credential: PasskeyCredential }
  | { status: 'cancelled' | 'known' | 'refused' };

// Few visitors need it, and not before they ask; it also serves browsers that can't read the options themselves.
const library = () => import('@simplewebauthn/browser');

const nothingChanges = () => () => undefined;

/** True if this browser knows passkeys; not before it has the page's scripts. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );
}

/** Asks for a passkey to sign in with. */
export const askForPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  toPasskeyAnswer(async () => {
    const { startAuthentication } = await library();
    return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  });

/** Asks for a new passkey. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  toPasskeyAnswer(async () => {
    const { startRegistration } = await library();
    return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  });

async function toPasskeyAnswer(ask: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { status: 'given', credential: { ...(await ask()) } };
  } catch (thrown) {
    return { status: passkeyProblem(thrown) };
  }
}

/** @see https://www.w3.org/TR/webauthn-3/#sctn-createCredential */
function passkeyProblem(thrown: unknown): 'cancelled' | 'known' | 'refused' {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'refused';
}
