import type { Plugin } from 'vite';

/** The tag of stories that have no picture, each with its reason on the line. */
const TAG = 'no-visual';

/**
 * Tells Chromatic of the stories that have no picture here: it knows nothing of tags, and asks the parameters of each
 * story. Written into the modules of a Storybook that is built, so that each story says it once.
 */
export function chromaticOptOuts(): Plugin {
  return {
    name: 'millrace-chromatic-opt-outs',
    apply: 'build',
    // Before anything else: what the source exports stands there as it is written.
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.stories.tsx') ? withOptOuts(code) : undefined),
  };
}

/** A module of stories in which those without a picture take no snapshot; undefined where all have one. */
export function withOptOuts(code: string): string | undefined {
  if (!code.includes(`'${TAG}'`)) return undefined;
  const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const [, meta] = /^export default (\w+);/m.exec(code) ?? [];
  const parts = meta === undefined ? stories : [meta, ...stories];
  return `${code}
for (const part of [${parts.join(', ')}]) {
  if (!part.tags?.includes('${TAG}')) continue;
  part.parameters = {
    ...part.parameters,
    chromatic: { ...part.parameters?.chromatic, disableSnapshot: true },
  };
}
`;
}
