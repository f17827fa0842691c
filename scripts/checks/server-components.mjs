import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../workspace/process.mjs';

/**
 * Replaces files with `'use client'` as bundlers do for server components: with references to their exports, which a
 * server may pass on but not call. The file itself is not run.
 */
const hooks = `
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\\.m?js$/.test(url)) return next(url, context);
  const code = readFileSync(fileURLToPath(url), 'utf8');
  if (!/^(?:"use strict";\\s*)?['"]use client['"]/.test(code)) return next(url, context);
  const names = [...code.matchAll(/^export \\{([^}]*)\\}/gm)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(/ as /).at(-1)).filter(Boolean));
  const source = names.map((name) => name === 'default'
    ? 'export default reference("default");'
    : 'export const ' + name + ' = reference("' + name + '");').join('\\n');
  return {
    format: 'module',
    shortCircuit: true,
    source: 'const reference = (name) => Object.assign(() => { throw new Error("A server called " + name + ", which runs in browsers alone."); }, { $$typeof: Symbol.for("react.client.reference") });\\n' + source,
  };
}
`;

const register = `
import { register } from 'node:module';
register('./client-references.mjs', import.meta.url);
`;

/** Server component that imports every entry, calls pure functions, and passes on client components. */
const serverComponent = `
import * as React from 'react';
import * as ui from '@millrace/ui';
import * as light from '@millrace/ui/light';
import * as hooks from '@millrace/ui/hooks';
import { createMessages, en } from '@millrace/ui/messages';
import { documentClass, vars } from '@millrace/ui/theme';
import { createTheme } from '@millrace/ui/theme-kit';
import * as styles from '@millrace/ui/styles';
import { de } from '@millrace/ui/locales/de';
import * as valueChain from '@millrace/value-chain';
import { valueChainTexts } from '@millrace/value-chain/messages';
import * as designSystem from '@millrace/design-system';
import * as connected from '@millrace/design-system/connected';
import * as designSystemLight from '@millrace/design-system/light';
import * as cards from '@millrace/design-system/cards';
import * as texts from '@millrace/design-system/messages';
import { de as allInGerman } from '@millrace/design-system/locales/de';

const faults = [];
const must = (holds, what) => { if (!holds) faults.push(what); };
const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');

must(!('useState' in React), 'React is not that of a server');
for (const [name, component] of Object.entries({
  Button: ui.Button, TextField: ui.TextField, DataTable: ui.DataTable, UiProvider: ui.UiProvider,
  LightButton: light.Button, useCopyText: hooks.useCopyText, ValueChainDiagram: valueChain.ValueChainDiagram,
  MillraceProvider: designSystem.MillraceProvider, SupplierTable: designSystem.SupplierTable,
  ProductCard: cards.ProductCard, EventCard: designSystemLight.EventCard,
  SupplierTableContainer: connected.SupplierTableContainer,
})) must(isReference(component), name + ' is no reference to what runs in the browser');
for (const name of ['Stack', 'Inline', 'Columns', 'Heading', 'Text', 'Badge', 'Prose', 'Page', 'Skeleton', 'VisuallyHidden'])
  must(!isReference(ui[name]) && ui[name]({ children: 'x', as: 'p', level: 2 }), name + ' is not rendered by the server');
must(createMessages({ english: en }).format('loadMore.shown', { shown: 6, total: 1284 }) === '6 of 1,284 shown', 'createMessages');
must(texts.createMessages({ locale: 'de', messages: allInGerman }).format('brand') === 'Millrace', 'createMessages of the design system');
must(de['dialog.close'] && valueChainTexts['valueChain.zoom.in'], 'texts');
must(typeof documentClass === 'string' && vars.color.text.muted.startsWith('var('), 'theme');
must(createTheme({ brand: '#00529B' }).css, 'createTheme');
must(hooks.classNames('a', 'b') === 'a b', 'classNames');
must(typeof styles.primitive === 'function' && !isReference(styles.primitive), 'styles');
must(React.createElement(ui.Button, null, 'Save').type === ui.Button, 'an element of a reference');
if (faults.length > 0) throw new Error(faults.join('\\n'));
`;

/**
 * Imports the packages from a React server component, in a project in which they are installed: without effects,
 * state and contexts.
 * @param {string} project its folder
 */
export async function checkServerComponents(project) {
  const started = Date.now();
  writeFileSync(join(project, 'client-references.mjs'), hooks);
  writeFileSync(join(project, 'register.mjs'), register);
  writeFileSync(join(project, 'server-component.mjs'), serverComponent);
  const { code, output } = await capture(
    'node',
    ['--conditions=react-server', '--import', './register.mjs', 'server-component.mjs'],
    { cwd: project },
  );
  return {
    title: 'server components import the packed packages',
    passed: code === 0,
    output,
    seconds: (Date.now() - started) / 1000,
  };
}
