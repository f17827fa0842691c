import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import budgets from '../../.size-limit.mjs';
import { at } from '../workspace/paths.mjs';

/** @param {string} file */
const read = (file) => readFileSync(at(file), 'utf8');

/** @param {string} start of the budget's name */
const limitOf = (start) => {
  const found = budgets.filter(({ name }) => name.startsWith(start));
  expect(found, start).toHaveLength(1);
  return found[0]?.limit ?? '';
};

describe('sizes that are stated', () => {
  it('are the budgets, in the introduction', () => {
    const introduction = read('.storybook/introduction/Introduction.mdx');
    for (const name of ['styles', 'light', 'cards', 'theme']) {
      const row = introduction
        .split('\n')
        .find((line) => line.includes(`@millrace/design-system/${name}.css\``));
      expect(row, name).toContain(`'${limitOf(`design-system/${name}.css`)}'`);
    }
    expect(introduction).toContain(
      `one button is at most ${limitOf('design-system: Button alone')}, script and styles together`,
    );
  });

  it('are the budgets, in the README of the package', () => {
    const readme = read('packages/design-system/README.md');
    const number = (/** @type {string} */ name) => limitOf(`design-system/${name}.css`).replace(' kB', '');
    expect(readme).toContain(`in the layer \`millrace\`: at most ${number('styles')} kB brotli`);
    expect(readme).toContain(`alone: at most ${number('light')} and ${number('cards')} kB`);
    expect(readme).toContain(`the class of a page: at most ${number('theme')} kB`);
  });
});
