import { AlertDialog } from '@millrace/ui';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  active: boolean;
  /** What is asked. */
  title: string;
  /** What would be lost. */
  text: string;
  leaveLabel: string;
  stayLabel: string;
  /** What of an address stays the same while the page is not left. Default: its path. */
  pageKey?: (location: Location) => string;
}

const locationPath = ({ pathname }: Location): string => pathname;

/**
 * Asks before unsaved changes are lost: by `beforeunload` when the document is left, else by a dialog. The dialog
 * closes when nothing is unsaved any more.
 */
export function LeaveGuard({
  active,
  title,
  text,
  leaveLabel,
  stayLabel,
  pageKey = locationPath,
}: LeaveGuardProps) {
  // Confirmed: going back during the navigation must not ask again, as nobody would see it.
  const isLeft = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !isLeft.current && pageKey(currentLocation) !== pageKey(nextLocation),
  );
  useEffect(() => {
    isLeft.current = false;
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  useEffect(() => {
    if (!active && blocker.state === 'blocked') blocker.reset();
  }, [active, blocker]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title}
      description={text}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      // The dialog goes with the page, not before it.
      state={{ status: blocker.state === 'proceeding' ? 'pending' : 'idle' }}
      onConfirm={() => {
        isLeft.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
