import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Text } from '../Text';
import { VirtualList, type VirtualListPlace, type VirtualListProps } from '.';

interface Note {
  id: string;
  text: string;
}

const SENTENCES = [
  'The furnace holds 1,140 °C.',
  'Deposition took eleven hours; the preform has no bubbles, and its core is within tolerance.',
  'Next week.',
  'The draw tower stands still until the new capstan is there. We could draw the first lots at half the speed, which costs a day, and see whether the coating is even at all.',
] as const;

/** Numbered notes of varying length. */
const makeNotes = (from: number, count: number): Note[] =>
  Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const sentence = SENTENCES[((number % SENTENCES.length) + SENTENCES.length) % SENTENCES.length];
    return { id: `note-${number}`, text: `${number}: ${sentence}` };
  });

const renderNote = ({ text }: Note) => (
  <Text>
    <bdi>{text}</bdi>
  </Text>
);

type Args = Extract<VirtualListProps<Note>, { from?: 'start' }>;

const meta = {
  title: 'UI/Data/VirtualList',
  component: VirtualList<Note>,
  args: {
    'aria-label': 'Notes',
    items: makeNotes(1, 100),
    estimatedHeight: 24,
    renderItem: renderNote,
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** A scrollable pane, also by keyboard. */
const Pane = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Pane"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    tabIndex={0}
    data-pane=""
    style={{ blockSize: '300px', overflowY: 'auto' }}
  >
    {children}
  </section>
);

const pane = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-pane]') as HTMLElement;

export const Default: Story = {
  name: 'Renders what is near in the page, and tells how many there are',
  play: async () => {
    const [first] = screen.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '100');
    await expect(first).toHaveTextContent('1: Deposition');
  },
};

export const FromTheEnd: Story = {
  name: 'Begins at its end, and stays there as it grows',
  render: function Conversation({ estimatedHeight }) {
    const [items, setItems] = useState(() => makeNotes(1, 500));
    return (
      <div style={{ blockSize: '320px' }}>
        <Button size="small" onClick={() => setItems([...items, ...makeNotes(items.length + 1, 1)])}>
          Add a note
        </Button>
        <div style={{ blockSize: '260px' }}>
          <VirtualList
            from="end"
            aria-label="Notes"
            items={items}
            estimatedHeight={estimatedHeight}
            renderItem={renderNote}
          />
        </div>
      </div>
    );
  },
  play: async () => {
    const log = screen.getByRole('log', { name: 'Notes' });
    await waitFor(() => expect(within(log).getByText(/^500:/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    await waitFor(() => expect(within(log).getByText(/^501:/)).toBeVisible());
    await expect(log.scrollTop).toBe(0);
  },
};

export const InAPane: Story = {
  name: 'Finds the pane that scrolls it',
  args: { items: makeNotes(1, 2000) },
  decorators: [
    (List) => (
      <Pane>
        <List />
      </Pane>
    ),
  ],
  play: async ({ canvasElement }) => {
    pane(canvasElement).scrollTo({ top: 999_999 });
    await waitFor(() => expect(screen.getByText(/^2000:/)).toBeVisible());
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(80);
  },
};

export const InADialog: Story = {
  name: 'Finds the dialog that scrolls it',
  args: { items: makeNotes(1, 2000) },
  decorators: [
    (List) => (
      <Dialog.Root open>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Header>
              <Dialog.Title>Notes</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Button size="small">Close the month</Button>
              <List />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    ),
  ],
  play: async () => {
    const list = within(screen.getByRole('dialog')).getByRole('list');
    for (let node: HTMLElement | null = list; node; node = node.parentElement) node.scrollTop = 999_999;
    await waitFor(() => expect(screen.getByText(/^2000:/)).toBeVisible());
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(120);
  },
};

export const LongItems: Story = {
  name: 'Items higher than the window',
  tags: ['no-visual'], // A text that fills the window, as any would.
  args: {
    items: makeNotes(1, 30).map(({ id, text }) => ({ id, text: `${text} `.repeat(120) })),
    estimatedHeight: 400,
  },
  play: async () => {
    window.scrollTo({ top: 999_999 });
    await waitFor(() => expect(screen.getByText(/^30:/)).toBeVisible());
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(screen.getByText(/^1:/)).toBeVisible());
  },
};

export const Prepending: Story = {
  name: 'What is read stays where it is when items come before it',
  render: function Growing({ estimatedHeight }) {
    const [first, setFirst] = useState(1000);
    const items = useMemo(() => makeNotes(first, 1500 - first), [first]);
    return (
      <>
        <Button size="small" onClick={() => setFirst(first - 100)}>
          Load newer notes
        </Button>
        <Pane>
          <VirtualList
            aria-label="Notes"
            items={items}
            estimatedHeight={estimatedHeight}
            renderItem={renderNote}
          />
        </Pane>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    pane(canvasElement).scrollTo({ top: 2000 });
    const distanceFromPane = (note: Element) =>
      note.getBoundingClientRect().top - pane(canvasElement).getBoundingClientRect().top;
    const read = await waitFor(() => {
      const found = screen.getAllByRole('listitem').find((note) => distanceFromPane(note) >= 0);
      if (!found) throw new Error('Nothing is read yet.');
      return found;
    });
    const before = distanceFromPane(read);
    const button = screen.getByRole('button', { name: 'Load newer notes' });
    button.click();
    await waitFor(() => expect(read).toHaveAttribute('aria-setsize', '600'));
    await expect(Math.abs(distanceFromPane(read) - before)).toBeLessThan(1);
  },
};

export const Feed: Story = {
  name: 'Page Down goes from article to article in a feed',
  tags: ['no-visual'], // It looks as Default does.
  render: ({ items, estimatedHeight }) => (
    <VirtualList
      role="feed"
      aria-label="Notes"
      items={items}
      estimatedHeight={estimatedHeight}
      renderItem={({ id, text }: Note, { articleProps }: VirtualListPlace) => (
        <article {...articleProps} aria-label={id} style={{ paddingBlock: 12 }}>
          {text}
        </article>
      )}
    />
  ),
  play: async () => {
    screen.getByRole('article', { name: 'note-1' }).focus();
    for (const name of ['note-2', 'note-3', 'note-4']) {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(screen.getByRole('article', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(screen.getByRole('article', { name: 'note-3' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  tags: ['rtl'],
  args: { items: makeNotes(1, 12) },
};

export const TenThousandRows: Story = {
  name: 'Ten thousand items in a pane',
  tags: ['no-visual'], // It looks as InAPane does.
  args: { items: makeNotes(1, 10_000) },
  decorators: InAPane.decorators,
  play: async ({ canvasElement }) => {
    pane(canvasElement).scrollTo({ top: 200_000 });
    await waitFor(() => {
      const { top } = pane(canvasElement).getBoundingClientRect();
      const seen = screen
        .getAllByRole('listitem')
        .filter((note) => note.getBoundingClientRect().bottom > top);
      return expect(Number(seen[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(2000);
    });
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(80);
  },
};
