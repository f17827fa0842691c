import type { Writable } from 'node:stream';

/**
 * Gives bytes to a parser that reads them at once, and waits until it has.
 *
 * @param isLast Whether the file ends here.
 * @returns What the parser can't read, if so; all before that has been read.
 */
export function feed<Failure extends Error>(
  parser: Writable,
  bytes: Buffer,
  isLast: boolean,
): Promise<Failure | null> {
  return new Promise((resolve) => {
    parser.once('error', resolve);
    const settle = (error?: Error | null) => {
      // The event comes after the callback; without a listener it would end the process.
      if (!error) parser.off('error', resolve);
      resolve((error as Failure | null | undefined) ?? null);
    };
    if (isLast) parser.end(bytes, settle);
    else parser.write(bytes, settle);
  });
}
