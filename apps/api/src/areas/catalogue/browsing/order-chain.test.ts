import { expect, it } from 'vitest';
import { orderChain } from './order-chain';

const link = (from: string, to: string) => ({ from, to });

it('puts each product behind the last of what goes into it', () => {
  const { levels, links } = orderChain(
    ['fiber', 'sand', 'preform', 'helium'],
    [link('sand', 'preform'), link('preform', 'fiber'), link('helium', 'fiber')],
  );
  expect(Object.fromEntries(levels)).toEqual({ sand: 0, helium: 0, preform: 1, fiber: 2 });
  expect(links).toHaveLength(3);
});

it('leaves out the link that closes a circle', () => {
  const { levels, links } = orderChain(
    ['cell', 'black mass', 'sulfate'],
    [link('sulfate', 'cell'), link('cell', 'black mass'), link('black mass', 'sulfate')],
  );
  expect(links).toHaveLength(2);
  expect(Math.max(...levels.values())).toBe(2);
});
