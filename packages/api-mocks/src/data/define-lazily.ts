/**
 * Defines members of an object that are computed together when one of them is first read; they are writable.
 *
 * @returns The same object.
 */
export function defineLazily<Target extends object, Key extends keyof Target>(
  target: Target,
  keys: readonly Key[],
  make: () => Pick<Target, Key>,
): Target {
  let made: Pick<Target, Key> | undefined;
  for (const key of keys) {
    Object.defineProperty(target, key, {
      configurable: true,
      enumerable: true,
      get: () => {
        made ??= make();
        return made[key];
      },
      set: (value: Target[Key]) => {
        Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  }
  return target;
}
