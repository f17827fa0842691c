import type { RegistrationValues } from './check-registration';

const KEY = 'millrace:sign-up';

/** What of a form may be kept: never a password. */
export type RegistrationDraft = Partial<Omit<RegistrationValues, 'password' | 'confirmPassword'>>;

/** Saves the typed registration to sessionStorage, so that visiting the terms and coming back loses nothing. */
export function saveDraft({ password: _, confirmPassword: __, ...draft }: RegistrationValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be off; the form begins empty then.
  }
}

/** Reads the saved draft; empty without one, or when it can't be read. */
export function readDraft(): RegistrationDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}
