import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin, runnerImport } from 'vite';

const ID = 'virtual:developer-pages';
const fromSource = {
  conditions: ['millrace-source', ...defaultServerConditions],
  noExternal: [/^@millrace\//],
};
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Compiles the documentation for developers when the community is built, into a module of the server alone. */
export function developerPages(): Plugin {
  return {
    name: 'developer-pages',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { module } = await runnerImport<typeof import('./read-pages')>(
        fileURLToPath(new URL('read-pages.ts', import.meta.url)),
        { configFile: false, environments: { inline: { resolve: fromSource } } },
      );
      for (const file of Object.values(module.SOURCES)) this.addWatchFile(join(root, file));
      const { pages, broken } = module.readDeveloperPages(root);
      if (broken.length > 0) this.error(`Links of the documentation lead nowhere:\n${broken.join('\n')}`);
      return `export const pages = JSON.parse(${JSON.stringify(JSON.stringify(pages))});`;
    },
  };
}
