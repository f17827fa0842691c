import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

/** Code in the README of a package, as it stands. @param {string} readme */
const blocks = (readme) => [...readme.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code]) => code);

it.each(['api-client', 'ui', 'value-chain', 'design-system'])(
  'the examples of the README of %s are compiled with it',
  (name) => {
    const folder = at('packages', name);
    const examples = readdirSync(at('packages', name, 'examples')).map((file) =>
      readFileSync(`${folder}/examples/${file}`, 'utf8'),
    );
    const whole = blocks(readFileSync(`${folder}/README.md`, 'utf8')).filter((code) =>
      code?.startsWith('import '),
    );
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.filter((code) => !examples.includes(code ?? ''))).toEqual([]);
  },
);
