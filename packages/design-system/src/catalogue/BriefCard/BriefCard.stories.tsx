import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CARD_HEIGHT_PX } from '../../styles/card-height';
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
    picture: '/art/v2/optical-fiber/plate/kvarnholm-optik-ab.svg',
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
    picture: '/art/v2/optical-fiber/plate/fibre-days-gothenburg.svg',
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
  name: 'Cuts a long name, and keeps its height',
  args: { name: 'Gesellschaft für strahlungsgehärtete, polarisationserhaltende Sonderfasern mbH' },
  play: async ({ canvas }) => {
    await expect(cardHeight(canvas)).toBe(CARD_HEIGHT_PX);
  },
};
