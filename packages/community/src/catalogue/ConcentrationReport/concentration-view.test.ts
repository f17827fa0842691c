import { expect, it } from 'vitest';
import { readConcentrationView, toConcentrationFilter, writeConcentrationView } from './concentration-view';

it('keeps a view in the address, leaves defaults out, and takes nothing that it cannot be', () => {
  const read = (query: string) => readConcentrationView(new URLSearchParams(query));
  const standard = read('');
  expect(standard).toEqual({
    direction: 'inputs',
    depth: 3,
    without: null,
    country: null,
    guideline: 'merger-2023',
  });
  expect(writeConcentrationView(standard).toString()).toBe('');
  const query = 'direction=uses&depth=6&without=CN&country=JP&guideline=horizontal-2010';
  expect(writeConcentrationView(read(query)).toString()).toBe(query);
  expect(read('direction=up&depth=7&without=china&country=x&guideline=1982')).toEqual(standard);
  expect(read('depth=2.5')).toEqual(standard);
});

it('asks for a scenario only where there are any', () => {
  const view = readConcentrationView(new URLSearchParams('without=CN'));
  expect(toConcentrationFilter(view, true)).toEqual({ direction: 'inputs', depth: 3, without: 'CN' });
  expect(toConcentrationFilter(view, false)).toEqual({ direction: 'inputs', depth: 3 });
});
