import { isApiError } from '@millrace/api-client';
import { useToasts } from '@millrace/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../messages';
import { signInHref } from './sign-in-href';

/** Long enough to be read, and to be found again after signing in elsewhere. */
const SHOWN_MS = 60_000;

const WORDS =
  'textarea, [contenteditable=true], form input:is([type=text], [type=email], [type=tel], [type=url])';

/** Whether the page holds something that somebody has typed, which leaving it might lose. */
export const holdsWords = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(WORDS)].some((field) => {
    if (field.closest('[role=search]')) return false;
    const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    return ((isField ? field.value : field.textContent) ?? '').trim() !== '';
  });

/** By the toasts of a page, that which says so: several calls, and those who sent them, may learn it at once. */
const said = new WeakMap<object, number>();

/** Says that the session has ended, and leads to the login in another tab: what is written here stays meanwhile. */
export function useSayEnded(): () => void {
  const toasts = useToasts();
  const location = useLocation();
  const href = signInHref(location);
  return useCallback(() => {
    const before = said.get(toasts);
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
    said.set(toasts, id);
  }, [toasts, href]);
}

/** Hears of every call that was refused since the session has ended, whichever form has sent it. */
export function SessionWatch(): null {
  const queries = useQueryClient();
  const sayEnded = useSayEnded();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isApiError(event.action.error, 'sign_in_required') && holdsWords()) sayEnded();
      }),
    [queries, sayEnded],
  );
  return null;
}
