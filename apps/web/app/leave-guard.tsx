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
 * Asks before a page is left on which something would be lost: by the browser where it goes away, else in the page. Where
 * nothing would be lost any more by the time of the answer, the question goes, and the page tells what came of it.
 */
export function LeaveGuard({
  active,
  title,
  text,
  leaveLabel,
  stayLabel,
  pageKey = locationPath,
}: LeaveGuardProps) {
  // Decided: until the page is gone, going back at once is not asked about again, which nobody would see.
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
