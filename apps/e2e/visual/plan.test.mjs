import { expect, it } from 'vitest';
import { planShots } from './plan.mjs';

/** @param {string} title @param {string} name @param {string[]} [tags] */
const story = (title, name, tags = []) => ({
  id: `${title.toLowerCase().replace('/', '-')}--${name.toLowerCase()}`,
  type: 'story',
  title,
  name,
  tags,
});

const index = {
  entries: {
    docs: { ...story('Features/SupplierTable', 'Docs'), type: 'docs' },
    table: story('Features/SupplierTable', 'Default', ['phone', 'rtl']),
    row: story('Features/SupplierTableRow', 'Default'),
    clock: story('Primitives/Clock', 'Running', ['no-visual']),
  },
};
const idsOf = (/** @type {string[]} */ ...filters) => planShots(index, filters).shots.map(({ id }) => id);

it('the plan has every story in light and dark, and phone or right-to-left by tag', () => {
  expect(idsOf()).toEqual([
    'features-suppliertable/default.light',
    'features-suppliertable/default.dark',
    'features-suppliertable/default.phone',
    'features-suppliertable/default.rtl',
    'features-suppliertablerow/default.light',
    'features-suppliertablerow/default.dark',
  ]);
  const [, dark, phone, rtl] = planShots(index).shots;
  expect(dark).toMatchObject({ theme: 'dark', direction: 'ltr', width: 1440 });
  expect(phone).toMatchObject({ theme: 'light', width: 390 });
  expect(rtl).toMatchObject({ direction: 'rtl', width: 1440 });
});

it('the plan has forced colours by tag', () => {
  const { shots } = planShots({
    entries: { entry: story('Primitives/Button', 'Matrix', ['forced-colors']) },
  });
  expect(shots.map(({ variant, forcedColors }) => [variant, forcedColors])).toEqual([
    ['light', false],
    ['dark', false],
    ['forced', true],
    ['forced-dark', true],
  ]);
});

it('the plan has more contrast by tag', () => {
  const entry = story('Primitives/Button', 'Default', ['contrast', 'forced-colors']);
  const { shots } = planShots({ entries: { entry } });
  expect(shots.map(({ variant, theme }) => [variant, theme])).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    ['contrast', 'contrast'],
    ['forced', 'light'],
  ]);
});

it('the plan has phone-only stories at phone width only', () => {
  const entry = story('Features/SupplierTable', 'Phone', ['phone', 'phone-only']);
  const { shots } = planShots({ entries: { entry } });
  expect(shots.map(({ variant, width }) => [variant, width])).toEqual([
    ['light', 390],
    ['dark', 390],
  ]);
});

it('the plan leaves out and counts opt-outs', () => {
  expect(planShots(index).optedOut.map(({ name }) => name)).toEqual(['Running']);
});

it.each([
  'Features/SupplierTable',
  'suppliertable',
  'Features/SupplierTable/Default',
  'features-suppliertable--default',
])('finds the stories of "%s" and not those of a longer name', (filter) => {
  expect(idsOf(filter)).toHaveLength(4);
});

it('the plan is empty for an unknown story', () => {
  expect(idsOf('Features/Nothing')).toEqual([]);
});
