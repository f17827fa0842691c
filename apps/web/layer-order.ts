import type { Plugin } from 'vite';

/** The layers in the order of `packages/ui/src/theme/layers.css.ts`, which a configuration cannot import. */
const LAYERS = ['reset', 'theme', 'bases', 'primitives', 'features', 'utilities'];

/**
 * Names the layers at the head of each style sheet. Which file a build writes first depends on which chunk it takes
 * first, and a file that has a rule of a primitive would otherwise put that layer below the reset.
 */
export function layerOrder(): Plugin {
  const statement = `@layer ${LAYERS.map((name) => `millrace.${name}`).join(',')};`;
  return {
    name: 'layer-order',
    apply: 'build',
    // After style sheets are written, and before they are compressed.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
          file.source = statement + file.source;
      }
    },
  };
}
