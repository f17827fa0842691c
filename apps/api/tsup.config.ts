import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { parse } from 'yaml';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    import: 'src/cli/import/main.ts',
    cli: 'src/cli/main.ts',
    // Runs in a thread of its own.
    'sheet-worker': 'src/platform/sheets/sheet-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  clean: true,
  // The domain's rules come along from their source; what comes from the registry stays there.
  noExternal: [/^@millrace\//],
  onSuccess: async () => {
    const contract = parse(readFileSync('../../openapi.yaml', 'utf8'), { merge: true });
    writeFileSync('dist/openapi.json', JSON.stringify(contract));
  },
  esbuildOptions: (options) => {
    options.conditions = ['millrace-source'];
  },
});
