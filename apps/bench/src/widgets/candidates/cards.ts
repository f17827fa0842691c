import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { Candidate } from './candidate';

const page = (file: string): string => fileURLToPath(new URL(`../page/${file}`, import.meta.url));

/** A script as it would be shipped, with all that it needs. */
export async function bundled(contents: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: page('.'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/bundle',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });
  return outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

/** Equal cards, on what they are usually made with, and the floor. */
export async function equalCards(): Promise<Candidate[]> {
  const preact = { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' };
  const made = [
    ['floor', 'floor-card', 'floor.ts', {}],
    ['Lit', 'lit-card', 'lit.ts', {}],
    ['Preact', 'x-card', 'preact.tsx', { alias: preact }],
    ['React', 'x-card', 'react.tsx', {}],
  ] as const;
  return Promise.all(
    made.map(async ([name, tag, file, options]) => ({
      name,
      body: (ids) =>
        `<style>${tag}{display:block;min-height:392px}</style>${ids.map((id) => `<${tag} data-id="${id}"></${tag}>`).join('')}<script async src="/${name}.js"></script>`,
      files: {
        [`/${name}.js`]: {
          type: 'text/javascript',
          content: await bundled(`import './${file}';`, options),
        },
      },
      painted: [tag, 'article'],
    })),
  );
}
