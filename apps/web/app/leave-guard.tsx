import { AlertDialog } from '@millrace/ui';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';

export interface LeaveGuardProps {
  /** True if there are unsaved changes. */
  active: boolean;
  /** Title of the dialog, a question. */
  title: string;
  /** Description of what would be lost. */
  text: string;
  leaveLabel: string;
  stayLabel: string;
  /** Returns the part of a location whose change counts as leaving. Default: the path. */
  pageKey?: (location: Location) => string;
}

const locationPath = ({ pathname }: Location): string => pathname;

/**
 * Asks for confirmation before unsaved changes are lost: by `beforeunload` for the document, otherwise by a dialog. It
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
  // Confirmed: another back navigation meanwhile must not open the dialog again, as nobody would see it.
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
      // The dialog is unmounted with the page, not before.
      state={{ status: blocker.state === 'proceeding' ? 'pending' : 'idle' }}
      onConfirm={() => {
        isLeft.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
