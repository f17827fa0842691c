/** `npm run visual`: renders the stories that a change can affect and compares them with the accepted pictures. */
import { readArguments } from './arguments.mjs';
import { compareCommits } from './between.mjs';
import { runVisual } from './run.mjs';
import { workspace } from './workspace.mjs';

try {
  const wishes = readArguments(process.argv.slice(2));
  if (wishes.from) await compareCommits(wishes, workspace);
  else process.exitCode = (await runVisual(wishes, workspace)).failed > 0 ? 1 : 0;
} catch (error) {
  workspace.say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
