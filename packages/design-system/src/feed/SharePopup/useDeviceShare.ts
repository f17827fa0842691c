import { useEffect, useState } from 'react';

/**
 * Hands something to the apps of the device, as phones offer it.
 *
 * @returns Undefined where the browser has no such offer; the server never knows.
 */
export function useDeviceShare(shared: { title: string; url: string }): (() => void) | undefined {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => setIsOffered(typeof navigator.share === 'function'), []);
  // Whoever closes the device's list has changed their mind, which is no failure.
  return isOffered ? () => void navigator.share(shared).catch(() => undefined) : undefined;
}
