import { eventSummaries, products, suppliers } from '@millrace/api-mocks';
import { INDUSTRY_PAGE_IDS } from '@millrace/domain';
import { PageMain } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IndustryPage, industryText } from '.';

const meta = {
  title: 'Shell/IndustryPage',
  component: IndustryPage,
  parameters: { layout: 'fullscreen' },
  args: {
    sector: 'optical-fiber',
    text: industryText('opticalFiber'),
    products: products(6),
    companies: suppliers(12),
    events: eventSummaries(3),
    signUpHref: '/signup',
    eventsHref: '/event-list',
  },
  render: (args) => (
    <PageMain>
      <IndustryPage {...args} />
    </PageMain>
  ),
} satisfies Meta<typeof IndustryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Has a banner, six products, twelve companies, quotations and three events; both join buttons lead to the sign-up [MKT-021, MKT-024]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Optical Fiber');
    const entries = (name: string) =>
      within(canvas.getByRole('region', { name })).getAllByRole('listitem').length;
    await expect(entries('Products in this sector')).toBe(6);
    await expect(entries('Suppliers in this sector')).toBe(12);
    await expect(entries('Upcoming events')).toBe(3);
    const voices = within(canvas.getByRole('region', { name: 'How members use Millrace' }));
    await expect(voices.getByText('Two examples')).toBeVisible();
    await expect(voices.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'See the value chain of Optical Fiber' })).toHaveAttribute(
      'href',
      '/sector/optical-fiber',
    );
    const joins = canvas.getAllByRole('link', { name: /^Join/ });
    await expect(joins.map((join) => join.getAttribute('href'))).toEqual(['/signup', '/signup']);
  },
};

export const Empty: Story = {
  name: 'Without events: says so, and leads to all of them',
  args: { events: [] },
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('region', { name: 'Upcoming events' }));
    await expect(events.getByText('No upcoming events about these products yet.')).toBeVisible();
    await expect(events.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/event-list');
  },
};

export const Texts: Story = {
  name: 'Has words of its own for each of the seven industries',
  tags: ['no-visual'], // As the default.
  play: async () => {
    const texts = INDUSTRY_PAGE_IDS.map(industryText);
    const words = texts.flatMap(({ lead, quotes }) => [lead, ...quotes.map((quote) => quote.words)]);
    await expect(new Set(words).size).toBe(21);
  },
};

export const LongText: Story = {
  args: {
    companies: suppliers(12).map((supplier, at) => ({
      ...supplier,
      ...(at === 0 && { company_name: 'Gesellschaft für Hochleistungsglasfaservorformen mbH & Co. KG' }),
    })),
  },
};
