import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Candidate } from './candidate';

/** Equivalent card as a hand-written custom element. */
export async function floor(): Promise<Candidate> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../page/floor.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return {
    name: 'floor',
    body: (ids) =>
      `<style>floor-card{display:block;min-height:392px}</style>${ids.map((id) => `<floor-card data-id="${id}"></floor-card>`).join('')}<script async src="/floor.js"></script>`,
    files: { '/floor.js': { type: 'text/javascript', content: outputFiles[0]?.text ?? '' } },
    painted: ['floor-card', 'article'],
  };
}
