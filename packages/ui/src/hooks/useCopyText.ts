import { useEffect, useRef, useState } from 'react';

/** Result of copying. */
export type Copying = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard, which a browser may refuse, and does not offer on pages without HTTPS.
 *
 * @param forMs Time in ms after which `copied` is reset. Default: at the next copy.
 */
export function useCopyText(forMs?: number): { copying: Copying; copy: (text: string) => void } {
  const [copying, setCopying] = useState<Copying>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    window.clearTimeout(timer.current);
    const isCopied = await write(text);
    setCopying(isCopied ? 'copied' : 'failed');
    if (isCopied && forMs !== undefined) timer.current = window.setTimeout(() => setCopying('idle'), forMs);
  };
  return { copying, copy: (text) => void copy(text) };
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
