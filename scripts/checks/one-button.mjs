/** Checks the bundle of an application that uses a single button of the built kit. */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { at } from '../workspace/paths.mjs';

/** Modules that a button must not pull in: fields and dialogs, dates, charts, the tree, the message formatter. */
const foreign =
  /node_modules\/(?:\.pnpm\/)?(?:@?react-aria|@?react-stately|@internationalized|@radix-ui|@visx|@floating-ui|@formatjs|@tanstack|embla|htmlparser2|d3-)/;

/** Our own modules that it must not pull in, by names that remain in the bundle. */
const features = /ValueChain|SupplierTable|DatePicker|ComboBox|AnalyticsChart|DocumentViewer|RichTextEditor/;

/** Size limit of its script, in bytes of brotli, without React. */
const MOST_BYTES = 2_000;

/** @returns {Promise<{ bytes: number, faults: string[] }>} of its script, brotli, without React */
export async function weighOneButton() {
  const { outputFiles, metafile } = await build({
    entryPoints: [at('packages/ui/examples/OneButton.tsx')],
    absWorkingDir: at('.'),
    outdir: 'unwritten',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-dom'],
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  const bytes = script ? brotliCompressSync(script.contents).length : 0;
  const carried = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  const faults = carried
    .map(([path]) => path)
    .filter((path) => foreign.test(path) || features.test(path))
    .map((path) => `it carries ${path}`);
  const named = features.exec(script?.text ?? '');
  if (named) faults.push(`it carries something of ${named[0]}`);
  if (bytes === 0) faults.push('it was not built');
  if (bytes > MOST_BYTES) faults.push(`it weighs ${bytes} bytes; ${MOST_BYTES} are the most`);
  return { bytes, faults };
}
