/**
 * `npm run new primitive|widget|decision <Name>` and `npm run new feature|module <area>/<Name>`: generates the initial
 * files from templates.
 */
import { at, root } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { scaffold } from './scaffold.mjs';

const [kind = '', ...words] = process.argv.slice(2);
const given = kind === 'decision' ? words.join(' ') : (words[0] ?? '');
const made = kind
  ? scaffold(root, kind, given)
  : 'npm run new primitive|widget|decision <Name>\nnpm run new feature|module <area>/<Name>';
if (typeof made === 'string') {
  console.error(made);
  process.exitCode = 1;
} else {
  // Line breaks depend on the length of the name.
  await capture('biome', ['check', '--write', ...made.files.map((file) => at(file))]);
  console.log(`Created:\n${made.files.map((file) => `  ${file}`).join('\n')}\n`);
  console.log(`Next:\n${made.next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
}
