import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { COMPANY_TABS, CompanyStats, CompanyTabNav } from '.';

const meta = {
  title: 'Companies/CompanyTabNav',
  component: CompanyTabNav,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    company: { name: 'Kvarnholm Silica AB' },
    counts: { products: 12, people: 3 },
    current: 'activity',
    tabHref: (tab) => (tab === 'activity' ? '/company/k' : `/company/k?tab=${tab}`),
  },
  argTypes: { current: { control: 'inline-radio', options: COMPANY_TABS } },
} satisfies Meta<typeof CompanyTabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '"Activity Feed"; "Products" and "People" with counts [COMP-013]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Sections of Kvarnholm Silica AB' }));
    await expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Activity Feed',
      'Products 12',
      'People 3',
    ]);
    await expect(tabs.getByRole('link', { name: /^People/ })).toHaveAttribute(
      'href',
      '/company/k?tab=people',
    );
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Activity Feed');
  },
};

export const Figures: Story = {
  name: 'Counts of listed contacts and products lead to their tables [COMP-010]',
  render: () => (
    <>
      <CompanyStats contacts={3} products={12} />
      <h2 id="contacts" tabIndex={-1}>
        Contacts
      </h2>
      <h2 id="products" tabIndex={-1}>
        Supplied Products
      </h2>
    </>
  ),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const contacts = canvas.getByRole('link', { name: /3\s*Listed contacts/ });
    await expect(contacts).toHaveAttribute('href', '#contacts');
    await expect(canvas.getByRole('link', { name: /12\s*Listed products/ })).toHaveAttribute(
      'href',
      '#products',
    );
    contacts.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(contacts);
    await expect(canvas.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
  },
};

export const FiguresLoading: Story = {
  name: 'Loading: no figure stands there before it is known',
  render: () => <CompanyStats contacts={undefined} products={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Listed contacts/ })).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

export const FiguresFailed: Story = {
  name: 'Error: a dash for what did not load',
  render: () => <CompanyStats contacts={3} products={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /3\s*Listed contacts/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Listed products.*Unavailable/ })).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};
