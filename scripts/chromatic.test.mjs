/** Chromatic's dry run asks for a token and the network, so its own reader of the configuration is called instead. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { expect, it } from 'vitest';
import { makeFolder } from '../apps/e2e/visual/testing/make-folder.mjs';
import { at } from './workspace/paths.mjs';
import { STORYBOOK_FOLDER } from './workspace/storybook.mjs';

it('gives Chromatic a configuration that it knows, and the Storybook that we build', async () => {
  const { storybookBuildDir } = await getConfiguration(at('chromatic.config.json'));
  expect(storybookBuildDir).toBe(STORYBOOK_FOLDER);
});

it('is told of a key that Chromatic does not know', async () => {
  const file = join(makeFolder(), 'chromatic.config.json');
  writeFileSync(file, JSON.stringify({ storybookBuildDirectory: STORYBOOK_FOLDER }));
  await expect(getConfiguration(file)).rejects.toThrow('storybookBuildDirectory');
});
