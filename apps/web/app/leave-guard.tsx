import { AlertDialog } from '@millrace/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { messages } from '../../messages';

/** Asks before a page with changes is left: by the browser where it goes away, else in the page. */
export function UnsavedGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={messages.format('profile.leaveTitle')}
      description={messages.format('profile.leaveText')}
      confirmLabel={messages.format('profile.leave')}
      cancelLabel={messages.format('profile.stay')}
      // The dialog goes with the page, not before it.
      state={{ status: blocker.state === 'proceeding' ? 'pending' : 'idle' }}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
