import { expect, it } from 'vitest';
import { spellOutUnions } from './spell-out-unions';

it('shows what a union is made of, and leaves other types', () => {
  const union = {
    name: 'tone',
    type: { name: 'enum', value: ['a', 'b'], raw: "'a' | 'b'" },
    table: { type: { summary: 'union' } },
  };
  const text = { name: 'label', type: { name: 'string' }, table: { type: { summary: 'string' } } };
  const context = { argTypes: { tone: union, label: text } } as unknown as Parameters<
    typeof spellOutUnions
  >[0];
  expect(spellOutUnions(context)).toEqual({
    tone: { ...union, table: { type: { summary: "'a' | 'b'" } } },
    label: text,
  });
});
