import type { RegistrationValues } from './check-registration';

const KEY = 'millrace:sign-up';

/** Fields that may be stored: never a password. */
export type RegistrationDraft = Partial<Omit<RegistrationValues, 'password' | 'confirmPassword'>>;

/** Saves the typed registration to sessionStorage, so that it survives a visit to the terms. */
export function saveDraft({ password: _, confirmPassword: __, ...draft }: RegistrationValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be disabled; the form starts empty then.
  }
}

/** Reads the saved draft; empty if there is none or it can't be read. */
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
    // Without storage there is nothing to delete.
  }
}
