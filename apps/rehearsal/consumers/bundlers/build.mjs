/* Bundles the page by each bundler as its documentation has it, and ends with 1 where one warns of anything. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';

const ENTRY = './src/page.js';
const dist = (name) => fileURLToPath(new URL(`dist/${name}`, import.meta.url));

function bundleByWebpack() {
  const options = {
    mode: 'production',
    entry: ENTRY,
    output: { path: dist('webpack'), filename: 'page.js', cssFilename: 'page.css' },
    experiments: { css: true },
    performance: { hints: false },
  };
  return new Promise((resolve, reject) =>
    webpack(options, (error, stats) => {
      if (error || stats.hasErrors())
        reject(error ?? new Error(stats.toString({ all: false, errors: true })));
      else resolve(stats.toJson({ all: false, warnings: true }).warnings.map(({ message }) => message));
    }),
  );
}

/** Rollup leaves styles to plugins. */
const collectStyles = (styles) => ({
  name: 'styles',
  transform(code, id) {
    if (!id.endsWith('.css')) return undefined;
    styles.push(code);
    return { code: '', moduleSideEffects: false };
  },
});

async function bundleByRollup() {
  const warnings = [];
  const styles = [];
  const built = await rollup({
    input: ENTRY,
    plugins: [
      collectStyles(styles),
      replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
    onLog(level, { code, message, ids = [] }) {
      // It says of every file of any package that it leaves out 'use client', and of circles in packages of others.
      const isOfOthers = code === 'CIRCULAR_DEPENDENCY' && !ids.some((id) => id.includes('@millrace'));
      if (level === 'warn' && code !== 'MODULE_LEVEL_DIRECTIVE' && !isOfOthers) warnings.push(message);
    },
  });
  await built.write({ dir: dist('rollup'), entryFileNames: 'page.js' });
  writeFileSync(`${dist('rollup')}/page.css`, styles.join('\n'));
  cpSync('node_modules/@millrace/ui/dist/fonts', `${dist('rollup')}/fonts`, { recursive: true });
  return warnings;
}

async function bundleByEsbuild() {
  const { warnings } = await esbuild.build({
    entryPoints: [ENTRY],
    outdir: dist('esbuild'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
  });
  return warnings.map(({ text }) => text);
}

/** It cannot read the source maps of pdf.js. */
function bundleByParcel() {
  const output = execFileSync(
    'npx',
    ['parcel', 'build', 'index.html', '--dist-dir', dist('parcel'), '--public-url', './'].concat([
      '--no-cache',
      '--no-source-maps',
      '--log-level',
      'warn',
    ]),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return output.trim() === '' ? [] : [output];
}

const page = readFileSync('index.html', 'utf8')
  .replace('src/page.js', 'page.js')
  .replace('</head>', '<link rel="stylesheet" href="page.css" /></head>');

for (const [name, bundle] of Object.entries({
  webpack: bundleByWebpack,
  rollup: bundleByRollup,
  esbuild: bundleByEsbuild,
  parcel: bundleByParcel,
})) {
  mkdirSync(dist(name), { recursive: true });
  const warnings = await bundle();
  if (name !== 'parcel') writeFileSync(`${dist(name)}/index.html`, page);
  for (const warning of warnings) console.log(`${name} warns: ${warning}`);
  if (warnings.length > 0) process.exitCode = 1;
}
