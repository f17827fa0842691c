import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../engine/after-paint';

/** Tells whether the component has been on the screen: what surrounds a drawing need not delay it. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let isGone = false;
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setIsPainted(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isPainted;
}
