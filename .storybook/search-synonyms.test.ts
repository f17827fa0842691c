import { expect, it } from 'vitest';
import { storyIndexGenerator } from './search-synonyms';

const folder = './packages/ui/src';

it('gives the page of a component its synonyms, which the search reads as anchors', async () => {
  const page = { type: 'docs', importPath: `${folder}/primitives/Button/Button.stories.tsx`, anchors: [] };
  const story = { type: 'story', importPath: page.importPath };
  const written = { type: 'docs', importPath: './.storybook/foundations/Colour.mdx', anchors: [] };
  const undocumented = { type: 'docs', importPath: `${folder}/primitives/Button/Nothing.stories.tsx` };
  const entries = { page, story, written, undocumented };
  const generator = await storyIndexGenerator({ getIndex: async () => ({ entries }) });

  const index = await generator.getIndex();

  expect(index.entries.page?.anchors).toContainEqual({ id: 'also-cta', title: 'CTA' });
  expect(index.entries.story).toEqual(story);
  expect(index.entries.written).toEqual(written);
  expect(index.entries.undocumented?.anchors).toEqual([]);
});
