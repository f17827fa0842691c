import type { PasskeyCredential, PasskeyOptions } from '@millrace/api-client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';

/**
 * Result of an authenticator prompt. `cancelled`: the user closed it, or it timed out; `known`: the authenticator has a
 * passkey of this account already; `refused`: it can't meet the requirements.
 */
export type PasskeyAnswer =
  | { status: 'given'; credential: PasskeyCredential }
  | { status: 'cancelled' | 'known' | 'refused' };

// Lazy-loaded, as few visitors need it. It also covers browsers that can't parse the options themselves.
const library = () => import('@simplewebauthn/browser');

const nothingChanges = () => () => undefined;

/** True if this browser supports passkeys; false until hydration. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );
}

/** Prompts for a passkey to sign in. */
export const askForPasskey = (options: PasskeyOptions): Promise<PasskeyAnswer> =>
  toPasskeyAnswer(async () => {
    const { startAuthentication } = await library();
    return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  });

/** Prompts for the creation of a passkey. */
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
