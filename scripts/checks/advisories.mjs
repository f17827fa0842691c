/**
 * `npm run trust -- advisories`: lists the registry's high and critical advisories for shipped packages. Exits with 1
 * if there is one, and with 2 if the registry does not respond.
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
