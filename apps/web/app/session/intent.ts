import type { ResumableAct } from '@millrace/community';
import type { LoginTarget } from '@millrace/design-system';
import { safeReturnPath } from '@millrace/domain';

/** Intended action of a guest, interrupted by the sign-in. */
export interface Intent {
  /** Path of the page to return to. */
  path: string;
  /** Action that is performed automatically after the sign-in. */
  act?: ResumableAct | undefined;
}

/** Actions that are performed automatically after the sign-in. */
export const RESUMED_REASONS = ['follow', 'like'] as const;

const TARGET = /^(?:product|company|member|post):[\w-]{1,64}$/;

/** Parses the target of an action; undefined if invalid. */
export const parseTarget = (text: string): LoginTarget | undefined =>
  TARGET.test(text) ? (text as LoginTarget) : undefined;

const KEY = 'millrace:intent';

/** Maximum age of an intent, the same as of the link in a verification email. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Stores an intent in the session storage, to survive the navigations of a sign-in. */
export function rememberIntent(intent: Intent): void {
  write(() => sessionStorage.setItem(KEY, JSON.stringify({ ...intent, at: Date.now() })));
}

/** Moves the intent of this tab to the local storage, for the tab that the verification email opens. */
export function carryIntentOver(): void {
  write(() => {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    localStorage.setItem(KEY, text);
    // Otherwise both tabs would perform it.
    sessionStorage.removeItem(KEY);
  });
}

export function forgetIntent(): void {
  write(() => sessionStorage.removeItem(KEY));
  write(() => localStorage.removeItem(KEY));
}

/** Returns and deletes the stored intent; null if there is none or it has expired. */
export function takeIntent(): Intent | null {
  let text: string | null = null;
  write(() => {
    text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  });
  forgetIntent();
  return text === null ? null : parseIntent(text, Date.now());
}

/**
 * Returns and deletes the stored action; undefined without one. The path stays stored for the end of the onboarding.
 */
export function takeAct(): ResumableAct | undefined {
  const intent = takeIntent();
  if (intent) rememberIntent({ path: intent.path });
  return intent?.act;
}

/** Parses a stored intent; null if it is invalid or expired. */
export function parseIntent(text: string, now: number): Intent | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return null;
  const { path, at } = kept;
  if (typeof path !== 'string' || typeof at !== 'number' || now - at > KEPT_MS) return null;
  const act = 'act' in kept ? parseAct(kept.act) : undefined;
  return { path: safeReturnPath(path, '/'), ...(act && { act }) };
}

function parseAct(kept: unknown): ResumableAct | undefined {
  if (typeof kept !== 'object' || kept === null || !('reason' in kept) || !('target' in kept))
    return undefined;
  const reason = RESUMED_REASONS.find((known) => known === kept.reason);
  const target = typeof kept.target === 'string' ? parseTarget(kept.target) : undefined;
  return reason && target && { reason, target };
}

/** Ignores storage failures: the user can find the page again by hand. */
function write(change: () => void): void {
  try {
    change();
  } catch {
    // Storage is unavailable.
  }
}
