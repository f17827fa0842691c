/**
 * `npm run trust -- advisories`: the high and critical advisories that the registry has of what is shipped. Ends with 1
 * where there is one, and with 2 where the registry does not tell.
 */
import { packageManager } from '../workspace/package-manager.mjs';
import { capture } from '../workspace/process.mjs';

const { code, output } = await capture('npx', [
  '-y',
  packageManager(),
  'audit',
  '--prod',
  '--audit-level=high',
]);
console.log(output);
const silent = /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT)/.test(output);
if (silent) console.log('This registry doesn’t provide advisories, so nothing is known.');
process.exitCode = silent ? 2 : code;
