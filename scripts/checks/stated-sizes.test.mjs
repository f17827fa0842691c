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

/** @param {string} start of the budget's name, without its unit */
const number = (start) => limitOf(start).replace(' kB', '');

describe('sizes that are stated', () => {
  it('are the budgets, in the introduction', () => {
    const introduction = read('.storybook/introduction/Introduction.mdx').split('\n');
    for (const entry of [
      'design-system/styles',
      'design-system/light',
      'design-system/cards',
      'ui/styles',
      'ui/theme',
    ]) {
      const row = introduction.find((line) => line.includes(`@millrace/${entry}.css\`'`));
      expect(row, entry).toContain(`'${limitOf(`${entry}.css`)}'`);
    }
    expect(introduction.join('\n')).toContain(
      `one button needs up to ${limitOf('ui: Button alone')}, including scripts and styles`,
    );
  });

  it('are the budgets, in the READMEs of the packages', () => {
    const designSystem = read('packages/design-system/README.md');
    expect(designSystem).toContain(`at most ${number('design-system/styles.css')} kB brotli`);
    expect(designSystem).toContain(
      `alone: at most ${number('design-system/light.css')} and ${number('design-system/cards.css')} kB`,
    );
    const valueChain = read('packages/value-chain/README.md');
    expect(valueChain).toContain(
      `in the layer \`millrace\`: at most ${number('value-chain/styles.css')} kB brotli`,
    );
    const ui = read('packages/ui/README.md');
    expect(ui).toContain(`in the layer \`millrace\`: at most ${number('ui/styles.css')} kB brotli`);
    expect(ui).toContain(
      `at most ${number('ui: Button alone')} kB brotli with its styles, one button with \`UiProvider\` ${number('ui: Button with UiProvider')} kB`,
    );
    expect(ui).toContain(`the class of a page: at most ${number('ui/theme.css')} kB`);
  });
});
