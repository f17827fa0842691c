/** `npm run check`: all static checks, in under half a minute. */

import { printResult, runStaticChecks } from './checks/static.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { requireSupportedNode } from './workspace/node-version.mjs';

requireSupportedNode();
await ensureInstalled();
const results = await runStaticChecks(printResult);
const failed = results.filter((result) => !result.passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
