import { join } from 'node:path';

/**
 * What each entry of a published package may weigh, brotli. Scripts and answers of the widgets are measured as they are
 * served, packages as an application bundles them: without React, and only with what the named import needs. A component alone
 * is its script and the styles it is published with.
 */
const react = ['react', 'react-dom'];
/** Loaded by an import of their own: once somebody sends a video, opens a PDF, sees a drawing, or writes an event. */
const late = ['tus-js-client', 'pdfjs-dist', '@millrace/art', '@tiptap/react', '@tiptap/starter-kit'];
const ui = 'packages/ui/dist';
const valueChain = 'packages/value-chain/dist';
const designSystem = 'packages/design-system/dist';

/** @param {string} name @param {string} path @param {string} limit */
const served = (name, path, limit) => ({ name, path, limit, disablePlugins: ['@size-limit/esbuild'] });

/** @param {string} name @param {string} path @param {string} limit @param {{ import?: string, ignore?: string[] }} [options] */
const bundled = (name, path, limit, options = {}) => ({
  name,
  path,
  limit,
  ignore: [...react, ...late],
  ...options,
  // Of the files that nothing is used from it warns one by one, though leaving them out is the point.
  modifyEsbuildConfig: (/** @type {object} */ config) => ({ ...config, logLevel: 'error' }),
});

/**
 * Excludes code behind dynamic imports, as Rollup, Vite and webpack do. By itself, esbuild counts every export of a
 * package that is imported dynamically, used or not.
 *
 * @type {import('esbuild').Plugin}
 */
const later = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** @param {'ui' | 'design-system'} home  the package @param {string} name @param {string} limit */
const component = (home, name, limit) => {
  const dist = `packages/${home}/dist`;
  const alone = bundled(`${home}: ${name} alone, with its styles`, `${dist}/index.js`, limit, {
    import: `{ ${name} }`,
  });
  const styles = join(import.meta.dirname, dist, 'styles', `${name}.css`);
  return {
    ...alone,
    modifyEsbuildConfig: (
      /** @type {import('esbuild').BuildOptions & { entryPoints: string[] }} */ config,
    ) => ({
      ...alone.modifyEsbuildConfig(config),
      entryPoints: [...config.entryPoints, styles],
      plugins: [...(config.plugins ?? []), later],
    }),
  };
};

/** Of a part that is no entry of its own: its script, from the source. @param {string} name @param {string} path @param {string} limit */
const part = (name, path, limit) => ({
  ...bundled(name, path, limit),
  modifyEsbuildConfig: (/** @type {{ external: string[] }} */ config) => ({
    ...config,
    external: [...config.external, '*.css'],
    logLevel: 'error',
  }),
});

export default [
  served('widgets: loader', 'packages/widgets/dist/release/millrace.js', '1.35 kB'),
  served(
    'widgets: first product, style and props included',
    'packages/widgets/dist/samples/one-product.html',
    '1.2 kB',
  ),
  served(
    'widgets: fifty products in one answer',
    'packages/widgets/dist/samples/fifty-products.html',
    '4.3 kB',
  ),
  served(
    'widgets: first company, style and props included',
    'packages/widgets/dist/samples/one-company.html',
    '1.2 kB',
  ),
  served('widgets: first event, style included', 'packages/widgets/dist/samples/one-event.html', '1.2 kB'),
  served(
    'widgets: suite, for pages with scripts of their own',
    'packages/widgets/dist/release/suite.js',
    '1.97 kB',
  ),
  served(
    'widgets: report on a publisher’s page, on request',
    'packages/widgets/dist/release/debug.js',
    '6.4 kB',
  ),
  served('widgets: interactive views', 'packages/widgets/dist/release/live.js', '7.9 kB'),
  bundled('widgets/react: everything', 'packages/widgets/dist/react.js', '1.3 kB'),
  bundled('domain: everything', 'packages/domain/dist/index.js', '27.8 kB'),
  bundled('art: everything', 'packages/art/dist/index.js', '11.3 kB'),
  bundled('api-client: everything', 'packages/api-client/dist/index.js', '22.2 kB'),
  bundled('api-client/realtime: everything', 'packages/api-client/dist/realtime.js', '9.2 kB'),
  bundled('api-mocks: everything but msw', 'packages/api-mocks/dist/index.js', '142 kB', {
    ignore: ['msw'],
  }),
  component('ui', 'Button', '4.4 kB'),
  bundled('ui: Button with UiProvider', `${ui}/index.js`, '8.1 kB', { import: '{ Button, UiProvider }' }),
  bundled('ui: UiProvider alone', `${ui}/index.js`, '7.8 kB', { import: '{ UiProvider }' }),
  // With its English and the formatter, which else a provider of 18 kB would bring.
  component('ui', 'TextField', '8.5 kB'),
  component('ui', 'Dialog', '22.1 kB'),
  component('ui', 'Menu', '7 kB'),
  component('ui', 'DatePicker', '74.8 kB'),
  component('ui', 'VirtualList', '7.7 kB'),
  component('design-system', 'SupplierTable', '34.1 kB'),
  component('design-system', 'ChatPane', '38.3 kB'),
  component('design-system', 'PostCard', '28 kB'),
  component('design-system', 'ValueChainTree', '37 kB'),
  part(
    'value-chain: what moves the tree, once it stands',
    'packages/value-chain/src/engine/stage-life.ts',
    '8.3 kB',
  ),
  part(
    'community: countries of the map, loaded by who looks at it',
    'packages/community/src/companies/CountryMap/CountryMapShapes.tsx',
    '17 kB',
  ),
  bundled('ui: everything', `${ui}/index.js`, '178.7 kB'),
  bundled('ui/light: everything', `${ui}/light.js`, '27 kB'),
  bundled('ui/bare: everything', `${ui}/bare.js`, '3.8 kB'),
  bundled('ui/hooks: everything', `${ui}/hooks.js`, '25.2 kB'),
  bundled('ui/theme: everything', `${ui}/theme.js`, '1.4 kB'),
  bundled('ui/theme-kit: everything', `${ui}/theme-kit.js`, '4.8 kB'),
  bundled('ui/messages: everything', `${ui}/messages.js`, '4.6 kB'),
  bundled('value-chain: everything', `${valueChain}/index.js`, '55 kB'),
  ...['ar', 'de', 'ja', 'zh'].map((language) =>
    bundled(`value-chain/locales/${language}: every text`, `${valueChain}/locales/${language}.js`, '4.4 kB'),
  ),
  bundled('design-system: views', `${designSystem}/index.js`, '203 kB'),
  bundled('design-system/connected: everything', `${designSystem}/connected.js`, '215.5 kB'),
  bundled('design-system/light: everything', `${designSystem}/light.js`, '15.3 kB'),
  bundled('design-system/cards: everything', `${designSystem}/cards.js`, '7.7 kB'),
  bundled('design-system/messages: everything', `${designSystem}/messages.js`, '14.1 kB'),
  bundled('design-system/locales/ar: every text', `${designSystem}/locales/ar.js`, '16.3 kB'),
  bundled('design-system/locales/de: every text', `${designSystem}/locales/de.js`, '13.9 kB'),
  bundled('design-system/locales/ja: every text', `${designSystem}/locales/ja.js`, '14.2 kB'),
  bundled('design-system/locales/zh: every text', `${designSystem}/locales/zh.js`, '13.5 kB'),
  served('ui/styles.css: every component', `${ui}/index.css`, '14.6 kB'),
  served('ui/light.css', `${ui}/light.css`, '10.2 kB'),
  served('ui/theme.css', `${ui}/theme.css`, '2.3 kB'),
  served('ui/fonts.css, without the faces', `${ui}/fonts.css`, '0.8 kB'),
  served('value-chain/styles.css, and what of ui it needs', `${valueChain}/index.css`, '8.9 kB'),
  served(
    'design-system/styles.css: every component, and what of ui they need',
    `${designSystem}/index.css`,
    '20.9 kB',
  ),
  served('design-system/light.css', `${designSystem}/light.css`, '6.4 kB'),
  served('design-system/cards.css', `${designSystem}/cards.css`, '4.1 kB'),
];
