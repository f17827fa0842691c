/** `npm run chromatic`: has Chromatic draw and compare the stories that `npm run visual` does, where a token is set. */
import { root } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';
import { buildStorybook } from './workspace/storybook.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) process.exitCode = await send();
else console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.');

async function send() {
  const { failure } = await buildStorybook(root);
  if (!failure) return run('chromatic', process.argv.slice(2));
  console.error(`Storybook does not build:\n${failure}`);
  return 1;
}
