import { useEffect } from 'react';
import { type Intent, rememberIntent } from './intent';

/** Stores the intent of a guest while mounted; null stores nothing. */
export function useRememberedIntent(intent: Intent | null): void {
  const path = intent?.path;
  const reason = intent?.act?.reason;
  const target = intent?.act?.target;
  useEffect(() => {
    if (path === undefined) return;
    rememberIntent({ path, ...(reason && target && { act: { reason, target } }) });
  }, [path, reason, target]);
}
