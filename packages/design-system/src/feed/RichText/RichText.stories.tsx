import { StoryList } from '@millrace/story-kit';
import { Heading, PROSE_SIZES, Stack } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from '.';
import { HOSTILE_MARKUP } from './story-hostile-markup';

const meta = {
  title: 'Feed/RichText',
  component: RichText,
  args: {
    headingLevel: 3,
    html: `<h1>What to bring</h1>
<p>The plant in Jena draws <strong>40 tonnes</strong> of fiber a year. Visitors see the <em>preform shop</em>, the
drawing tower and the test floor; the doping with GeCl<sub>4</sub> is closed to the public.</p>
<ul><li>Safety shoes, class S1</li><li>A passport, for the register<ul><li>or an identity card of the EU</li></ul></li></ul>
<h2>How to get there</h2>
<p>By train to Jena-Göschwitz, then <a href="https://example.com/shuttle">by shuttle</a>. Questions:
<a href="mailto:visit@example.com">visit@example.com</a></p>
<blockquote>Nobody has ever been late twice.</blockquote>
<pre>Gate  B
Time  08:40</pre>`,
  },
  argTypes: { html: { control: 'text' } },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={2}>About the event</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'What to bring' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'How to get there' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'by shuttle' })).toHaveAttribute(
      'rel',
      'nofollow ugc noopener',
    );
  },
};

export const Hostile: Story = {
  name: 'What would run, embed or ask is left out; its words stay',
  tags: ['no-visual'], // Tests the absence of elements.
  args: { html: HOSTILE_MARKUP.join('') },
  play: async ({ canvasElement }) => {
    const foreign = 'script, style, svg, math, img, iframe, object, embed, form, input, link, meta, base';
    const text = canvasElement.querySelector('[data-component="RichText"]');
    await expect(text?.querySelectorAll(foreign)).toHaveLength(0);
  },
};

export const OtherScripts: Story = {
  name: 'Each paragraph keeps the direction of its script',
  tags: ['no-visual'], // Its faces are those of the machine.
  args: {
    html: '<p>Preforms from Jena.</p><p>قوالب السيليكا من يينا، ألمانيا.</p>',
  },
};

/** Every kind of block and of inline element. */
const kinds = {
  paragraphs: '<p>Preforms are kept upright.</p><p>Nothing touches the core.</p>',
  line: '<p><strong>Strong</strong>, <em>stressed</em>, <code>0x1F</code>, H<sub>2</sub>O, 10<sup>6</sup>, <a href="https://example.com/">a link</a><br>and a line of its own</p>',
  headings: '<h1>Highest</h1><p>Below it.</p><h2>Second</h2><p>Below that.</p><h3>Third</h3>',
  'list of points': '<ul><li>Safety shoes</li><li>A passport<ul><li>or an identity card</li></ul></li></ul>',
  'list of steps': '<ol start="3"><li>Clean</li><li>Draw<ol><li>Heat</li></ol></li></ol>',
  quotation: '<blockquote><p>Nobody has ever been late twice.</p><p>Nor once.</p></blockquote>',
  code: '<pre>Gate  B\nTime  08:40</pre>',
  rule: '<p>Before.</p><hr><p>After.</p>',
  'words without a block': 'Only words, and <strong>some</strong> of them strong',
} as const;

export const Matrix: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  render: ({ headingLevel }) => (
    <StoryList
      columnPx={300}
      variants={{
        ...Object.fromEntries(
          Object.entries(kinds).map(([kind, html]) => [
            kind,
            <RichText key={kind} html={html} headingLevel={headingLevel} />,
          ]),
        ),
        ...Object.fromEntries(
          PROSE_SIZES.map((size) => [
            `size ${size}`,
            <RichText key={size} size={size} html={kinds.paragraphs} headingLevel={headingLevel} />,
          ]),
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    html: `<p>${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)}</p>
<pre>${'0123456789'.repeat(20)}</pre>`,
  },
};
