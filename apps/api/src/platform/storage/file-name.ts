const NAME = /^[\w-]+\.\w+$/;

/** Whether a file may be called so: names are of our own making. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws When it is none: one that leads elsewhere never was ours. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file's name: ${name}`);
  return name;
}
