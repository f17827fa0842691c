import type { RegistrationValues } from './check-registration';

const KEY = 'millrace:sign-up';

/** What of a form may be kept: never a password. */
export type RegistrationDraft = Partial<Omit<RegistrationValues, 'password' | 'confirmPassword'>>;

/** Keeps what was typed in this tab, so that the way to the terms and back loses nothing. */
export function keepDraft({ password: _, confirmPassword: __, ...draft }: RegistrationValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be off; the form begins empty then.
  }
}

/** What was kept; empty when nothing was, or when it can't be read. */
export function keptDraft(): RegistrationDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}
