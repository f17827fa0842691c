import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

it.each(['ui', 'value-chain', 'design-system'])(
  'each component of %s brings the English of the texts that it shows',
  (pack) => {
    const folder = at('packages', pack, 'src');
    const without = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:stories|test)\.tsx?$/.test(path))
      .filter((path) => {
        const text = readFileSync(`${folder}/${path}`, 'utf8');
        return /use(?:Reader)?Messages\(\)/.test(text) && /\.(?:format|rich)\(\s*[`']/.test(text);
      });
    // `useMessages(nameMessages)` has them where no provider is; without an argument it has those of the provider alone.
    expect(without).toEqual([]);
  },
);
