import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elements } from '../../packages/widgets/src/manifest/elements';
import { cards } from './cards';

const pascal = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('The stories of widgets', () => {
  it.each(elements.map(({ name }) => name))('have a file for <millrace-%s>', (name) => {
    const file = new URL(`${pascal(name)}.stories.tsx`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toContain(
      `title: 'Widgets/${pascal(name)}', args: { card: '${name}' }`,
    );
  });

  it('show a card of each element under its name', () => {
    const names = elements.map(({ name }) => name);
    const shown = Object.entries(cards).flatMap(([name, { element }]) => (name === element ? [name] : []));
    expect(shown.sort()).toEqual(names.sort());
  });
});
