import { expect, it } from 'vitest';
import { storyIndexGenerator } from './search-synonyms';

const folder = './packages/ui/src';

it('gives the page of a component, and that of a foundation, its synonyms, which the search reads as anchors', async () => {
  const page = { type: 'docs', importPath: `${folder}/primitives/Button/Button.stories.tsx`, anchors: [] };
  const story = { type: 'story', importPath: page.importPath };
  const space = { type: 'docs', importPath: './.storybook/foundations/Space.mdx', anchors: [] };
  const written = { type: 'docs', importPath: './.storybook/introduction/Introduction.mdx', anchors: [] };
  const undocumented = { type: 'docs', importPath: `${folder}/primitives/Button/Nothing.stories.tsx` };
  const entries = { page, story, space, written, undocumented };
  const generator = await storyIndexGenerator({ getIndex: async () => ({ entries }) });

  const index = await generator.getIndex();

  expect(index.entries.page?.anchors).toContainEqual({ id: 'also-cta', title: 'CTA' });
  expect(index.entries.space?.anchors).toContainEqual({ id: 'also-spacing', title: 'Spacing' });
  expect(index.entries.story).toEqual(story);
  expect(index.entries.written).toEqual(written);
  expect(index.entries.undocumented?.anchors).toEqual([]);
});
