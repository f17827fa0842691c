import type { Writable } from 'node:stream';

/**
 * Lets a command go on when whoever reads its output has had enough, as in `… | head`: what it reports is lost, what
 * it does is done to the end.
 */
export function ignoreBrokenPipe(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
