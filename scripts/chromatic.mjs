/** `npm run chromatic`: renders and compares the stories of `npm run visual` in Chromatic, if a token is set. */
import { root } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';
import { buildStorybook } from './workspace/storybook.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) process.exitCode = await send();
else console.log('Skipped Chromatic, because CHROMATIC_PROJECT_TOKEN isn’t set.');

async function send() {
  const { failure } = await buildStorybook(root);
  if (!failure) return run('chromatic', process.argv.slice(2));
  console.error(`Storybook couldn’t be built:\n${failure}`);
  return 1;
}
