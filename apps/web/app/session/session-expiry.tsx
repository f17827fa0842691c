import { isApiError } from '@millrace/api-client';
import { useToasts } from '@millrace/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../messages';
import { signInHref } from './sign-in-href';

/** Duration of the toast: long enough to sign in in another tab and come back. */
const SHOWN_MS = 60_000;

const TEXT_FIELDS =
  'textarea, [contenteditable=true], form input:is([type=text], [type=email], [type=tel], [type=url])';

/** True if a field of the page holds unsaved text. */
export const hasUnsavedText = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(TEXT_FIELDS)].some((field) => {
    if (field.closest('[role=search]')) return false;
    const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    return ((isField ? field.value : field.textContent) ?? '').trim() !== '';
  });

/** The toast of each page, so that concurrent failures show one. */
const shownToasts = new WeakMap<object, number>();

/**
 * Returns a function that shows a toast for the expired session, with a link to the login in a new tab. Input is
 * kept.
 */
export function useSessionExpiredToast(): () => void {
  const toasts = useToasts();
  const location = useLocation();
  const href = signInHref(location);
  return useCallback(() => {
    const before = shownToasts.get(toasts);
    if (before !== undefined) toasts.dismiss(before);
    const id = toasts.show({
      text: messages.format('session.ended'),
      tone: 'danger',
      durationMs: SHOWN_MS,
      action: {
        label: messages.format('session.signIn'),
        onAction: () => window.open(href, '_blank', 'noopener'),
      },
    });
    shownToasts.set(toasts, id);
  }, [toasts, href]);
}

/** Shows the toast when any mutation fails with `sign_in_required` while the page holds unsaved text. */
export function SessionExpiryListener(): null {
  const queries = useQueryClient();
  const showSessionExpired = useSessionExpiredToast();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isApiError(event.action.error, 'sign_in_required') && hasUnsavedText()) showSessionExpired();
      }),
    [queries, showSessionExpired],
  );
  return null;
}
