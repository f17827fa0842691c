import { searchHits } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { toSearchHit } from '../../shell/SiteSearch';
import { TagPicker } from '.';

/** Holds the tags and the text as a form does. */
function Example(props: ComponentProps<typeof TagPicker>) {
  const [tags, setTags] = useState(props.tags);
  const [text, setText] = useState(props.text);
  return (
    <TagPicker
      {...props}
      tags={tags}
      onTagsChange={(next) => {
        setTags(next);
        props.onTagsChange(next);
      }}
      text={text}
      onTextChange={setText}
    />
  );
}

const tags = [
  { kind: 'product', id: 'p1', name: 'Preform silica glass', sector: 'optical-fiber' },
  { kind: 'company', id: 'c1', name: 'Lamarca Compositi', sector: 'carbon-fiber' },
] as const;

const meta = {
  title: 'Feed/TagPicker',
  component: TagPicker,
  render: (args) => <Example {...args} />,
  args: {
    tags,
    onTagsChange: fn(),
    text: '',
    onTextChange: fn(),
    search: { hits: searchHits(3).map(toSearchHit), status: 'ready' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tags a match by key, each thing once [FEED-027]',
  tags: ['phone', 'rtl'],
  args: { tags: [tags[1]] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Products or companies' });
    await expect(input).toHaveAccessibleDescription('Type at least 5 letters, or a shorter name in full');
    const name = args.search.hits[0]?.name ?? '';
    for (const _ of ['once', 'twice']) {
      await userEvent.type(input, 'silica');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(input).toHaveValue('');
    }
    await expect(args.onTagsChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText(name, { selector: '[data-component="Tag"]' })).toHaveLength(1);
    await expect(canvas.getByText(`${name} is already tagged`)).toBeInTheDocument();
  },
};

export const Removes: Story = {
  name: 'A tag can be taken away, and the focus goes on to the field',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lamarca Compositi' }));
    await expect(args.onTagsChange).toHaveBeenCalledWith([tags[0]]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Folded: Story = {
  name: 'Folded, a button opens the field',
  args: { layout: 'folded', tags: [], fixed: [tags[0]] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Preform silica glass')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tag a product or company' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const FoldedAgain: Story = {
  name: 'An open field is folded once what it was for is done',
  tags: ['no-visual'], // Looks like Folded.
  render: function Render(args) {
    const [done, setDone] = useState(0);
    return (
      <>
        <Example {...args} foldKey={done} />
        <button type="button" onClick={() => setDone(done + 1)}>
          Done
        </button>
      </>
    );
  },
  args: { layout: 'folded', tags: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tag a product or company' }));
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Invalid: Story = { args: { error: 'We couldn’t find this product.' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    tags: [
      {
        ...tags[0],
        name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet',
      },
      {
        ...tags[1],
        name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      },
    ],
  },
  tags: ['phone'],
  play: async ({ canvas, canvasElement }) => {
    const edge = canvasElement.getBoundingClientRect().right;
    for (const button of canvas.getAllByRole('button', { name: /^Remove / })) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
  },
};
