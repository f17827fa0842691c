import { defaultServerConditions, type Plugin, runnerImport } from 'vite';

/** The catalogues of the design system, each spread together from the texts of a hundred features. */
const CATALOGUES =
  /\/packages\/(?:ui|value-chain|design-system|community)\/src\/(?:messages\/en|locales\/[a-z]+)\.ts$/;

/** Catalogues include those of the packages below theirs: of these, too, the source is read. */
const fromSource = {
  conditions: ['millrace-source', ...defaultServerConditions],
  noExternal: [/^@millrace\//],
};

/**
 * Writes each catalogue as one piece of JSON. To spread two thousand texts from their modules, first by kind and then
 * all, takes a browser some 45 ms at each page; as one object it takes 16, most of which is reading it as a script, and
 * as JSON 11.
 */
export function flatCatalogues(): Plugin {
  return {
    name: 'flat-catalogues',
    apply: 'build',
    async load(id) {
      if (!CATALOGUES.test(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        environments: { inline: { resolve: fromSource } },
      });
      return Object.entries(module)
        .map(
          ([name, texts]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(texts))});`,
        )
        .join('\n');
    },
  };
}
