import { readFileSync } from 'node:fs';

/** The commands that a page shows: its blocks of `sh`, in their order. */
export const commandsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
