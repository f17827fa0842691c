import type { ResumableAct } from '@millrace/community';
import type { LoginTarget } from '@millrace/design-system';
import { safeReturnPath } from '@millrace/domain';

/** Holds what a guest was about to do when the sign-in stopped them. */
export interface Intent {
  /** The page that it leads to. */
  path: string;
  /** Is done by itself once they are signed in. */
  act?: ResumableAct | undefined;
}

/** Acts that are done by themselves after the sign-in that they needed. */
export const RESUMED_REASONS = ['follow', 'like'] as const;

const TARGET = /^(?:product|company|member|post):[\w-]{1,64}$/;

/** Reads what an act is for; undefined for anything else. */
export const parseTarget = (text: string): LoginTarget | undefined =>
  TARGET.test(text) ? (text as LoginTarget) : undefined;

const KEY = 'millrace:intent';

/** Waits as long for the link of a verification email. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Keeps an intent in this tab, over the navigations of a sign-in. */
export function rememberIntent(intent: Intent): void {
  write(() => sessionStorage.setItem(KEY, JSON.stringify({ ...intent, at: Date.now() })));
}

/** Keeps the intent of this tab for the tab in which the link of the verification email opens. */
export function carryIntentOver(): void {
  write(() => {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    localStorage.setItem(KEY, text);
    // Else this tab would do it once more after the other.
    sessionStorage.removeItem(KEY);
  });
}

export function forgetIntent(): void {
  write(() => sessionStorage.removeItem(KEY));
  write(() => localStorage.removeItem(KEY));
}

/** Returns the intent that was kept last, and forgets it; null without one, or when it is too old. */
export function takeIntent(): Intent | null {
  let text: string | null = null;
  write(() => {
    text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  });
  forgetIntent();
  return text === null ? null : parseIntent(text, Date.now());
}

/**
 * Returns the act that was kept last, and forgets it; undefined without one. The path stays kept for the end of the
 * onboarding.
 */
export function takeAct(): ResumableAct | undefined {
  const intent = takeIntent();
  if (intent) rememberIntent({ path: intent.path });
  return intent?.act;
}

/** Reads a kept intent. What else stands in the storage is no intent. */
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

/** Storage may be off: the page is found again by hand then. */
function write(change: () => void): void {
  try {
    change();
  } catch {
    // Nothing is kept.
  }
}
