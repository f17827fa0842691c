import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { type ReactNode, useEffect, useState } from 'react';
import { TOASTS } from './dialog-behaviour';

/** Lets the focus go from a dialog, which keeps it otherwise, to the toasts that lie over it. */
export function DialogToasts() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(document.querySelector<HTMLElement>(TOASTS)), []);
  useFocusScopeBranch(region);
  return null;
}

/** Adds a toast outlet to the children of a dialog. A dialog that takes the place of its child has room for nothing else. */
export function withToasts(children: ReactNode, asChild = false): ReactNode {
  if (asChild) return children;
  return (
    <>
      {children}
      <DialogToasts />
    </>
  );
}
