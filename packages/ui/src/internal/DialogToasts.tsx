import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { type ReactNode, useEffect, useState } from 'react';
import { TOASTS } from './dialog-behaviour';

/** Exempts the toasts above a dialog from its focus trap. */
export function DialogToasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(document.querySelector<HTMLElement>(TOASTS)), []);
  useFocusScopeBranch(region);
  return null;
}

/** Adds a toast outlet to the children of a dialog. A dialog with `asChild` has no place for it. */
export function withToasts(children: ReactNode, asChild = false): ReactNode {
  if (asChild) return children;
  return (
    <>
      {children}
      <DialogToasts />
    </>
  );
}
