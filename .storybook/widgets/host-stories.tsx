import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cards } from './cards';
import { HostPage, type HostPageProps } from './HostPage';
import { cardSnippet } from './host-document';
import { cardAppearance, missingCards, paintedCards } from './host-frames';
import styles from './host-page.module.css';

/** What the files of stories share beside their titles. */
export const hostPage = {
  component: HostPage,
  parameters: {
    // Axe has no way into frames; the journeys of the widgets let it look at cards on pages.
    a11y: { options: { iframes: false } },
    docs: {
      source: {
        language: 'html',
        transform: (_code: string, { args }: { args: HostPageProps }) => cardSnippet(cards[args.card]),
      },
    },
  },
} satisfies Meta<typeof HostPage>;

/** A story of a page that holds a card. */
export type HostStory = StoryObj<HostPageProps>;

const says = (story: string) => ({ docs: { description: { story } } });

/** The cards are there and say what they are: lists and cards by a heading, buttons by their label. */
async function arePainted(canvasElement: HTMLElement) {
  for (const { root } of await paintedCards(canvasElement)) {
    const painted = within(root.firstElementChild as HTMLElement);
    const headings = painted.queryAllByRole('heading');
    const pressed = [...painted.queryAllByRole('button'), ...painted.getAllByRole('link')];
    const [first] = [...headings, ...pressed];
    await expect(first).toBeVisible();
    await expect(first).toHaveTextContent(/\S/);
  }
}

const painted: HostStory = { play: ({ canvasElement }) => arePainted(canvasElement) };

export const onLight: HostStory = {
  ...painted,
  args: { host: 'light' },
  parameters: says('On a publication that names no colour scheme, with rules of its own for every tag.'),
};

export const onDark: HostStory = {
  ...painted,
  args: { host: 'dark' },
  parameters: says('On a page that says that it is dark: the card follows.'),
};

export const hostile: HostStory = {
  args: { host: 'hostile' },
  parameters: says(
    'Beside the same card on a light page, one that resets every style, demands others of every element, and has ' +
      'replaced prototypes. The cards look alike; how high they are follows from the link of the page behind them, ' +
      'so that nothing moves when they come.',
  ),
  render: (args) => (
    <div className={styles.pair}>
      <HostPage {...args} host="light" />
      <HostPage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await arePainted(canvasElement);
    const [onLight, onHostile] = (await paintedCards(canvasElement)).map(cardAppearance);
    await expect(onLight?.length).toBeGreaterThan(1);
    await expect(onHostile).toEqual(onLight);
  },
};

export const fallback: HostStory = {
  args: { answers: false },
  parameters: says(
    'While our API is away, the link of the page stays, with the drawing that keeps the place.',
  ),
  play: async ({ canvasElement }) => {
    for (const { host, root } of await missingCards(canvasElement)) {
      await expect(root.querySelector('slot')?.assignedElements()).toHaveLength(1);
      await expect(root.children).toHaveLength(1);
      await expect(within(host).getByRole('link')).toBeVisible();
    }
  },
};

export const rightToLeft: HostStory = {
  ...painted,
  args: { language: 'ar' },
  parameters: says('On an Arabic page the card speaks Arabic, from right to left.'),
};

export const phone: HostStory = {
  ...painted,
  args: { widthPx: 390 },
  parameters: says('On a page as wide as a phone, 390 px.'),
};
