import { expect, it } from 'vitest';
import { withOptOuts } from './chromatic-opt-outs';

/** What a module of stories exports once it is built. */
async function load(source: string): Promise<Record<string, { parameters?: unknown }>> {
  const code = withOptOuts(source) ?? source;
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const noSnapshot = { chromatic: { disableSnapshot: true } };

it('takes no snapshot of a story that has no picture, and keeps what else its parameters say', async () => {
  const stories = await load(`const meta = { title: 'Box' };
export default meta;
export const Default = { parameters: { layout: 'centered' } };
export const Playing = {
  parameters: { layout: 'centered', chromatic: { delay: 300 } },
  tags: ['phone', 'no-visual'], // Time decides where it stops.
};`);
  expect(stories.Playing?.parameters).toEqual({
    layout: 'centered',
    chromatic: { delay: 300, disableSnapshot: true },
  });
  expect(stories.Default?.parameters).toEqual({ layout: 'centered' });
  expect(stories.default?.parameters).toBe(undefined);
});

it('takes none of any story of a file that has no pictures', async () => {
  const stories = await load(`const box = { tags: ['no-visual'] }; // It moves.
export default box;
export const Default = {};`);
  expect(stories.default?.parameters).toEqual(noSnapshot);
});

it('leaves a file alone whose stories all have pictures', () => {
  expect(withOptOuts(`export default {};\nexport const Default = { tags: ['phone'] };`)).toBe(undefined);
});
