import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../engine/after-paint';

/** True after the component's first paint: controls around a drawing should not delay it. */
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
