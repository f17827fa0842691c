/**
 * `npm run trust -- NAME [--engine embedded|postgres]`: the tests of what Millrace promises, at full size. Each ends with
 * its figures; docs/trust.md has them in one table.
 *
 *   input [--requests 20000] [--seed 12]   requests that are not as they should be, to every call of the contract
 *   access                                 every call of the contract, by who may
 *   cost [--all] [--only a,b]              the most expensive input for every call: processor time, and how long others wait
 *   timing [--attempts 300]                how long sign-ins take that fail, by what there is of the address
 *   crash [--kills 10]                     the built server killed while members write
 *   chat [--messages 500] [--kills 10] [--cuts 50]   the same while two members talk and their sockets are cut
 *   deployment [--restarts 3]              the page docs/deployment.md, then each process restarted under traffic
 *   versions                               this version and the one before, side by side on one database
 *   plans                                  what pages cost at 100,000 members, 50,000 products and 500,000 supplier links
 *   overload [--seconds 10]                how much is answered at one, three and ten times what can be
 *   uploads                                what twelve unfinished posts of large files take of memory
 *   advisories                             what the registry knows against the packages that are shipped
 */
import { parseArgs } from 'node:util';
import { buildVersionBefore } from './trust/version-before.mjs';
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { fail, requireSupportedNode } from './workspace/node-version.mjs';
import { run } from './workspace/process.mjs';

/** The tests behind each name. @type {Record<string, string>} */
const parts = {
  input: 'apps/api/trust/bad-input.api.test.ts',
  access: 'apps/api/trust/permissions.api.test.ts',
  cost: 'apps/api/trust/cost.api.test.ts',
  timing: 'apps/api/trust/sign-in-timing.api.test.ts',
  crash: 'apps/api/trust/crash.api.test.ts',
  chat: 'apps/api/trust/chat.api.test.ts',
  plans: 'apps/api/trust/plans.api.test.ts',
};
/** Those of what is built, on PostgreSQL and behind nginx. @type {Record<string, string>} */
const deployed = {
  deployment: 'apps/api/trust/deployment.deployed.test.ts',
  versions: 'apps/api/trust/versions.deployed.test.ts',
  uploads: 'apps/api/trust/uploads.deployed.test.ts',
  overload: 'apps/api/trust/overload.deployed.test.ts',
};
/** Those of the API alone. @type {ReadonlySet<string>} */
const ofApi = new Set(['crash', 'chat', 'uploads', 'overload']);
/** @type {Record<string, string>} */
const projects = { embedded: 'api-pglite', postgres: 'api-postgres' };

requireSupportedNode();
const { values, positionals } = readArguments();
const [name = '', ...more] = positionals;
if (name === 'advisories') {
  await ensureInstalled();
  process.exit(await run('node', ['scripts/checks/advisories.mjs']));
}
const file = parts[name] ?? deployed[name];
// Plans are PostgreSQL’s.
const project = deployed[name] ? 'deployed' : projects[name === 'plans' ? 'postgres' : values.engine];
if (!file || more.length > 0) {
  fail(`Use one of: ${[...Object.keys(parts), ...Object.keys(deployed), 'advisories'].join(', ')}.`);
}
if (!project) fail(`--engine must be one of: ${Object.keys(projects).join(', ')}.`);
for (const option of /** @type {const} */ ([
  'requests',
  'seed',
  'attempts',
  'kills',
  'messages',
  'cuts',
  'restarts',
  'seconds',
])) {
  const value = values[option];
  if (!/^\d{1,7}$/.test(value)) fail(`--${option} must be a whole number, not "${value}".`);
}
await ensureInstalled();
/** What must be built, as those run it and not its source. @type {readonly string[]} */
const built = ofApi.has(name)
  ? ['apps/api']
  : deployed[name]
    ? ['apps/api', 'apps/web', 'packages/widgets']
    : [];
if (built.length > 0) {
  const failure = await buildStale(({ folder }) => built.includes(folder));
  if (failure) fail(failure);
}
const before = name === 'versions' ? await buildVersionBefore() : null;
try {
  process.exitCode = await run('vitest', ['run', '--project', project, '--reporter=verbose', file], {
    env: {
      // `npm test` runs most of them on PostgreSQL alone.
      BOTH_ENGINES: '1',
      TRUST_REQUESTS: values.requests,
      TRUST_SEED: values.seed,
      TRUST_ATTEMPTS: values.attempts,
      TRUST_KILLS: values.kills,
      ...(name === 'chat' && { TRUST_MESSAGES: values.messages, TRUST_CUTS: values.cuts }),
      ...(name === 'plans' && { TRUST_PLANS: '1' }),
      ...(name === 'cost' && { TRUST_COST: values.all ? 'all' : 'dearest', TRUST_ONLY: values.only }),
      TRUST_RESTARTS: values.restarts,
      TRUST_SECONDS: values.seconds,
      ...(before && { TRUST_VERSION_BEFORE: before.folder }),
    },
  });
} finally {
  await before?.remove();
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        engine: { type: 'string', default: 'embedded' },
        requests: { type: 'string', default: '20000' },
        attempts: { type: 'string', default: '300' },
        kills: { type: 'string', default: '10' },
        messages: { type: 'string', default: '500' },
        cuts: { type: 'string', default: '50' },
        restarts: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '10' },
        seed: { type: 'string', default: '12' },
        all: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
      },
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
