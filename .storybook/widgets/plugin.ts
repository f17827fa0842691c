import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { serveWidgets } from './serve-widgets.ts';

const server = fileURLToPath(new URL('./serve-widgets.ts', import.meta.url));
const conditions = ['millrace-source', 'module', 'node', 'development|production'];

/** What the widgets and their views are made of. */
const sources =
  /\/packages\/(widgets|ui|value-chain|design-system|domain|api-mocks)\/.+\.tsx?$|\/\.storybook\/widgets\//;

const id = 'virtual:widgets';
/** Not a path: what looks for dependencies ahead of time leaves such modules alone. */
const resolved = `\0${id}`;

/** Where pages in stories find the widgets' scripts, as on a server of ours. */
const address = /\/embed\/v1\/[0-9a-f]{8}\/([\w.]+)(?:\?|$)/;

const types: Readonly<Record<string, string>> = { js: 'text/javascript', woff2: 'font/woff2' };

type Widgets = Awaited<ReturnType<typeof serveWidgets>>;

/**
 * Gives stories the widgets as a server of ours does: their scripts as files, and as `virtual:widgets` the answers to
 * requests for cards. Built once they are asked for, which takes two seconds.
 */
export function widgetsPlugin(): Plugin {
  let widgets: Promise<Widgets> | undefined;
  const built = () => {
    widgets ??= build();
    return widgets;
  };
  return {
    name: 'millrace-widgets',
    resolveId: (asked) => (asked === id ? resolved : undefined),
    async load(asked) {
      if (asked !== resolved) return undefined;
      const { served, files } = await built();
      // While Storybook runs, `configureServer` answers these.
      if (this.environment.mode === 'build') {
        for (const [name, source] of files) {
          this.emitFile({ type: 'asset', fileName: `embed/v1/${served.version}/${name}`, source });
        }
      }
      return `export default ${JSON.stringify(served)};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [, name = ''] = address.exec(request.url ?? '') ?? [];
        const content = name && (await built()).files.get(name);
        if (!content) return next();
        response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        response.end(content);
      });
    },
    // The next load of a page shows what was changed.
    hotUpdate({ file }) {
      if (!sources.test(file)) return;
      widgets = undefined;
      const module = this.environment.moduleGraph.getModuleById(resolved);
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}

/** Runs the widgets' own build and server, which read packages from source as nothing here does. */
async function build(): Promise<Widgets> {
  const runner = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  });
  try {
    const module = (await runner.ssrLoadModule(server)) as { serveWidgets: typeof serveWidgets };
    return await module.serveWidgets();
  } finally {
    await runner.close();
  }
}
