import { TEXT_LIMITS } from '@millrace/domain';
import { Art } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MentionField } from '.';

const seal = (name: string) => <Art kind="seal" src={`/art/v1/none/seal/${name}.svg`} />;

const candidates = [
  { kind: 'person', id: 'astrid', name: 'Astrid Hallberg', detail: 'Kvarnholm Silica AB' },
  {
    kind: 'company',
    id: 'kvarnholm',
    name: 'Kvarnholm Silica AB',
    detail: 'Company',
    art: seal('kvarnholm'),
  },
  { kind: 'product', id: 'preform', name: 'Preform silica glass', detail: 'Product', art: seal('preform') },
] as const;

/** Holds the text and searches by name, as a container does. */
function Example(props: ComponentProps<typeof MentionField>) {
  const [value, setValue] = useState(props.value);
  const [query, setQuery] = useState('');
  const found = props.candidates.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <MentionField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
      candidates={found}
      status={query.length < 3 ? 'idle' : props.status}
      onQueryChange={setQuery}
    />
  );
}

const meta = {
  title: 'Feed/MentionField',
  component: MentionField,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Text',
    value: {
      text: 'Kvarnholm Silica AB has free capacity.',
      mentions: [{ start: 0, length: 19, kind: 'company', id: 'kvarnholm' }],
    },
    onValueChange: fn(),
    candidates,
    status: 'ready',
    onQueryChange: fn(),
    limit: 'post',
  },
  argTypes: { candidates: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MentionField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const area = (canvas: Canvas) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
const marked = (root: HTMLElement) =>
  [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);

export const Default: Story = {
  name: 'Five rows, in which the names are marked [FEED-024]',
  tags: ['rtl', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(area(canvas)).toHaveAttribute('rows', '5');
    const { height } = area(canvas).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(5 * 24);
    await expect(marked(canvasElement)).toEqual(['Kvarnholm Silica AB']);
    const [mark] = canvasElement.querySelectorAll('mark');
    const box = mark?.getBoundingClientRect();
    await expect(box?.top).toBeGreaterThan(area(canvas).getBoundingClientRect().top);
  },
};

export const Mentions: Story = {
  name: 'From three letters after “@” on names are offered, and chosen by key [FEED-022]',
  args: { value: { text: '', mentions: [] } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = area(canvas);
    await userEvent.type(text, 'Ask @as');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(text, 't');
    await expect(await canvas.findByRole('option', { name: /Astrid Hallberg/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(text).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('Ask Astrid Hallberg ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      text: 'Ask Astrid Hallberg ',
      mentions: [{ start: 4, length: 15, kind: 'person', id: 'astrid' }],
    });
    await expect(marked(canvasElement)).toEqual(['Astrid Hallberg']);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Second: Story = {
  name: 'Arrow keys move through the names; the text keeps the caret while nothing is offered',
  tags: ['no-visual'], // Ends like Mentions, with another name.
  args: { value: { text: '', mentions: [] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = area(canvas);
    await userEvent.type(text, 'See @sil');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(text).toHaveValue('See Preform silica glass ');
    await expect(marked(canvasElement)).toEqual(['Preform silica glass']);
  },
};

export const Open: Story = {
  name: 'The list hangs from the “@”',
  tags: ['phone', 'rtl', 'forced-colors'],
  args: { value: { text: '', mentions: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(area(canvas), 'Ask @sil');
    await expect(await canvas.findByRole('option', { name: /Preform silica glass/ })).toBeVisible();
    await expect(screen.getAllByText('Sil')[0]?.tagName).toBe('MARK');
  },
};

export const Escaped: Story = {
  name: 'Escape puts the list away, and Enter begins a line again',
  tags: ['no-visual'], // Ends like NoMatches: without a list, and nothing is marked.
  args: { value: { text: '', mentions: [] } },
  play: async ({ canvas, userEvent }) => {
    const text = area(canvas);
    await userEvent.type(text, '@sil');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('i{Enter}b');
    await expect(text).toHaveValue('@sili\nb');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EditedInside: Story = {
  name: 'A name that is edited inside is a mention no more; one that text is written around is',
  tags: ['no-visual'], // Ends like NoMatches: nothing is marked.
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = area(canvas);
    await userEvent.type(text, 'At ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      text: 'At Kvarnholm Silica AB has free capacity.',
      mentions: [{ start: 3, length: 19, kind: 'company', id: 'kvarnholm' }],
    });
    await expect(marked(canvasElement)).toEqual(['Kvarnholm Silica AB']);
    await userEvent.type(text, 's', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    await expect(marked(canvasElement)).toEqual([]);
  },
};

export const Pasted: Story = {
  name: 'Takes what is pasted without what nobody sees, and mentions stay where they are',
  tags: ['no-visual'], // It looks as any other text.
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await userEvent.click(area);
    area.setSelectionRange(0, 0);
    await userEvent.paste('\ufeffNew:\u000b\u2066ABC\u2069 ');
    await expect(area).toHaveValue('New:\nABC Kvarnholm Silica AB has free capacity.');
    await expect(area.selectionEnd).toBe('New:\nABC '.length);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      text: 'New:\nABC Kvarnholm Silica AB has free capacity.',
      mentions: [expect.objectContaining({ start: 9, length: 19 })],
    });
  },
};

export const NoMatches: Story = {
  args: { value: { text: '', mentions: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(area(canvas), '@xyz');
    await expect(await canvas.findByText('No matches')).toBeVisible();
    // After a second word it counts as a sentence, not a name.
    await userEvent.type(area(canvas), ' and');
    await expect(canvas.queryByText('No matches')).toBeNull();
  },
};

export const Loading: Story = {
  args: { value: { text: '', mentions: [] }, candidates: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(area(canvas), '@sil');
    await expect(await canvas.findByText('Searching')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { error: 'Write something or add a file.' },
  play: async ({ canvas }) => {
    await expect(area(canvas)).toHaveAccessibleDescription('Write something or add a file.');
  },
};

export const NearLimit: Story = {
  name: 'Counts down near the limit, and says it in a pause',
  args: { value: { text: 'x'.repeat(TEXT_LIMITS.post - 2), mentions: [] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const left = () => canvasElement.querySelector('[data-part="left"]');
    await expect(left()).toHaveTextContent('2 characters left');
    await userEvent.type(area(canvas), 'abc');
    await expect(left()).toHaveTextContent('1 character over the limit');
    await expect(left()).toHaveAttribute('data-state', 'over');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 character over the limit'), {
      timeout: 3000,
    });
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(area(canvas), 'more');
    await expect(area(canvas)).toHaveValue('Kvarnholm Silica AB has free capacity.');
  },
};

export const RightToLeft: Story = {
  name: 'The marks stand behind the names whichever way page and text run',
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const layer = canvasElement.querySelector('[data-part="layer"]');
    if (!layer) throw new Error('No layer');
    const [marks, text] = [getComputedStyle(layer), getComputedStyle(area(canvas))];
    await expect(text.direction).toBe('ltr');
    await expect([marks.direction, marks.unicodeBidi]).toEqual([text.direction, text.unicodeBidi]);
  },
};
