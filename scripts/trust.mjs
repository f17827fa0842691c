/**
 * `npm run trust -- NAME [--engine embedded|postgres]`: the tests of what Millrace promises, at full size. Each ends with
 * its figures; docs/trust.md has them in one table.
 *
 *   input [--requests 20000] [--seed 12]   requests that are not as they should be, to every call of the contract
 *   access                                 every call of the contract, by who may
 *   crash [--kills 10]                     the server killed while members write
 *   advisories                             what the registry knows against the packages that are shipped
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './workspace/install.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { run } from './workspace/process.mjs';

/** The tests behind each name. @type {Record<string, string>} */
const parts = {
  input: 'apps/api/src/trust/bad-input.api.test.ts',
  access: 'apps/api/src/trust/permissions.api.test.ts',
  crash: 'apps/api/src/trust/crash.api.test.ts',
};
/** @type {Record<string, string>} */
const projects = { embedded: 'api-pglite', postgres: 'api-postgres' };

requireSupportedNode();
const { values, positionals } = readArguments();
const [name = '', ...more] = positionals;
if (name === 'advisories') {
  await ensureInstalled();
  process.exit(await run('node', ['scripts/checks/advisories.mjs']));
}
const file = parts[name];
const project = projects[values.engine];
if (!file || more.length > 0) fail(`Say one of: ${[...Object.keys(parts), 'advisories'].join(', ')}.`);
if (!project) fail(`--engine is one of: ${Object.keys(projects).join(', ')}.`);
for (const option of /** @type {const} */ (['requests', 'seed', 'kills'])) {
  const value = values[option];
  if (!/^\d{1,7}$/.test(value)) fail(`--${option} is a whole number, not "${value}".`);
}
await ensureInstalled();
process.exitCode = await run('vitest', ['run', '--project', project, '--reporter=verbose', file], {
  env: { TRUST_REQUESTS: values.requests, TRUST_SEED: values.seed, TRUST_KILLS: values.kills },
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        engine: { type: 'string', default: 'embedded' },
        requests: { type: 'string', default: '20000' },
        kills: { type: 'string', default: '10' },
        seed: { type: 'string', default: '12' },
      },
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
