import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CARD_HEIGHT_PX, COMPACT_HEIGHT_PX, STRIP_HEIGHT_PX } from '../../styles/card-height';
import { CardAction } from '../CardAction';
import { BriefCard } from '.';

const meta = {
  title: 'Catalogue/BriefCard',
  component: BriefCard,
  args: {
    name: 'Kvarnholm Optik AB',
    href: '/company/kvarnholm-optik-ab/1',
    about: 'Sweden',
    sector: 'optical-fiber',
    picture: '/art/v1/optical-fiber/plate/kvarnholm-optik-ab.svg',
    facts: [
      { term: 'Products', value: '12' },
      { term: 'Followers', value: '1,204' },
      { term: 'Sector', value: 'Optical Fiber' },
    ],
    action: <CardAction onPress={fn()}>Follow</CardAction>,
    foot: 'Company page',
  },
} satisfies Meta<typeof BriefCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Widths of columns on other sites that hold cards. */
const WIDTHS = [180, 300, 360, 680, 960] as const;

const cardHeight = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('article').getBoundingClientRect().height;

export const Default: Story = {
  name: 'Names a company, where it is, three figures, one deed and the way to its page',
  tags: ['rtl', 'phone', 'forced-colors'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kvarnholm Optik AB' })).toBeVisible();
    await expect(canvas.getByText('Followers').nextElementSibling).toHaveTextContent('1,204');
    await expect(canvas.getByRole('link', { name: /Company page/ })).toHaveAttribute('href', args.href);
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};

export const Event: Story = {
  name: 'Names an event, whose deed is done on its own page',
  args: {
    name: 'Fibre Days Gothenburg',
    href: '/events/1',
    about: 'Gothenburg, Sweden',
    picture: '/art/v1/optical-fiber/plate/fibre-days-gothenburg.svg',
    facts: [
      { term: 'When', value: '17–20 Mar 2027' },
      { term: 'Exhibitors', value: '31' },
    ],
    action: <CardAction href="/events/1?login=true">Attend</CardAction>,
    foot: 'Event',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Attend' })).toHaveAttribute('target', '_blank');
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};

export const Bare: Story = {
  name: 'Is as high without a sector and a line below the name',
  args: { sector: null, about: null },
  play: async ({ canvas }) => {
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};

export const LongText: Story = {
  name: 'Wraps a long name, and keeps its height',
  args: { name: 'Gesellschaft für strahlungsgehärtete, polarisationserhaltende Sonderfasern mbH' },
  play: async ({ canvas }) => {
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};

/** The card at each width, one below the other. */
const atWidths: Story['render'] = (args) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {WIDTHS.map((width) => (
      <div key={width} style={{ inlineSize: width }}>
        <BriefCard {...args} />
      </div>
    ))}
  </div>
);

export const Widths: Story = {
  name: 'Answers to the room that it has, at one height',
  render: atWidths,
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article', { name: 'Kvarnholm Optik AB' }))
      await expect(card.getBoundingClientRect().height).toBe(CARD_HEIGHT_PX);
  },
};

export const Strip: Story = {
  name: 'Is a low strip at every width, with figures where there is room',
  tags: ['rtl', 'phone'],
  args: { layout: 'strip' },
  render: atWidths,
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card.getBoundingClientRect().height).toBe(STRIP_HEIGHT_PX);
    const [narrow, wide] = [canvas.getAllByText('Followers')[0], canvas.getAllByText('Followers').at(-1)];
    await expect(narrow).not.toBeVisible();
    await expect(wide).toBeVisible();
  },
};

export const Compact: Story = {
  name: 'Is one line with mark, name, one fact and its deed at every width',
  tags: ['rtl', 'phone', 'forced-colors'],
  args: { layout: 'compact', about: '12 products', facts: [] },
  render: atWidths,
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.getBoundingClientRect().height).toBe(COMPACT_HEIGHT_PX);
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
    for (const fact of canvas.getAllByText('12 products')) await expect(fact).toBeVisible();
    // Only its mark is visible.
    await expect(canvas.getAllByRole('link', { name: /Company page/ }).at(-1)).toBeVisible();
  },
};
