import { aCompany, failing, slow, withData } from '@millrace/api-mocks';
import { sentRequests, typingRests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SiteSearchContainer } from '.';

const meta = {
  title: 'Shell/SiteSearchContainer',
  tags: ['!autodocs'],
  component: SiteSearchContainer,
  ...withApi,
  args: { onNavigate: fn() },
  decorators: [
    ...withApi.decorators,
    (Story) => (
      <div style={{ maxInlineSize: 520, minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteSearchContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = { name: 'Search products and companies' };

/** Two companies, one with a name of only two characters. */
const withShortNames = withData(({ companies }) => {
  const ofUsa = { country: 'United States', country_code: 'US' };
  const short = aCompany({ id: '00000000-0000-4000-8000-000000000001', name: '3M', ...ofUsa });
  const long = aCompany({ id: '00000000-0000-4000-8000-000000000002', name: '3M Glass Works', ...ofUsa });
  for (const company of [short, long]) companies.set(company.id, company);
});

/** Lists the search requests, without those for popular products. */
const searches = () => sentRequests().filter((request) => !request.includes('?q=&'));

export const Default: Story = {
  name: 'Searches products from three characters on, once the typing rests; of fewer nothing is shown [NAV-012, NAV-013]',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'pr');
    await typingRests();
    await waitFor(() => expect(searches()).toEqual(['GET /api/v2/search/suggestions?q=pr&limit=10']));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(input, 'eform');
    await expect(await canvas.findByRole('option', { name: /Preform silica glass/ })).toBeVisible();
    await expect(searches()[1]).toBe('GET /api/v2/search/suggestions?q=preform&category=products&limit=10');
  },
};

export const ShortName: Story = {
  name: 'A name that equals what is typed is offered from the first character, a company among products too',
  parameters: { api: { scenarios: [withShortNames] } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, '3m');
    await expect(await canvas.findByRole('option', { name: /^3M .*Company$/ })).toBeVisible();
    await expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  },
};

export const OneSign: Story = {
  name: 'One character is enough in Chinese, Japanese and Korean',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), '预');
    const found = await canvas.findByRole('option', { name: /Preform silica glass/ });
    await expect(found).toHaveTextContent('Preform silica glass预制棒Product');
  },
};

export const Slips: Story = {
  name: 'Mends a slip of the pen, and lets other kinds follow',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'kvarnhlm');
    await expect(
      await canvas.findByRole('option', { name: /^Kvarnholm Silica AB .*Company$/ }),
    ).toBeVisible();
  },
};

export const Popular: Story = {
  name: 'Asks for what is popular once the box has the focus, and opens what is chosen of it',
  play: async ({ args, canvas, userEvent }) => {
    await expect(sentRequests()).toEqual([]);
    await userEvent.click(canvas.getByRole('combobox', box));
    const popular = within(await canvas.findByRole('group', { name: 'Popular products' }));
    await expect(popular.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/product\//));
  },
};

export const OpensAProduct: Story = {
  name: 'A product that is chosen opens its page [NAV-015]',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'preform silica');
    await userEvent.click(await canvas.findByRole('option', { name: /Preform silica glass/ }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith(
      '/product/preform-silica-glass/d53ae804-391b-573e-ba6d-76a128774728',
    );
    await expect(input).toHaveValue('');
  },
};

export const OpensACompany: Story = {
  name: 'Searches companies by name; one that is chosen opens its page [NAV-012, NAV-014, NAV-015]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search category' }), 'By Company');
    await userEvent.type(canvas.getByRole('combobox', box), 'halvard');
    await userEvent.click(await canvas.findByRole('option', { name: /Halvard Glassverk AS \(Norway\)/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith(
      '/company/halvard-glassverk-as/782531dd-7322-5021-ba4c-59c04bd5bfd2',
    );
  },
};

export const ChangesCategory: Story = {
  name: 'Another category puts its own first, and each thing once',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'silica');
    const options = () =>
      within(canvas.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(options()[0]).toMatch(/Product$/));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search category' }), 'By Company');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(options()[0]).toMatch(/Company/));
    await expect(new Set(options()).size).toBe(options().length);
  },
};

export const ForGuests: Story = {
  name: 'Visitors can search, too [NAV-016]',
  parameters: { api: { viewer: 'guest' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'preform');
    await userEvent.click(await canvas.findByRole('option', { name: /Preform silica glass/ }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const Submits: Story = {
  name: 'Enter opens the page of results',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), ' silica & glass {Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/search?q=silica+%26+glass&category=products');
  },
};

export const Slow: Story = {
  name: 'Slow: says that it searches',
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'preform');
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed: says so where the matches would be, keeps what was typed, and searches again when asked to [GAP-073]',
  // The request for popular products fails first, which shows no error.
  parameters: { api: { scenarios: [failing('server', { times: 2 })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', box), 'preform');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t search'));
    await expect(canvas.getByRole('combobox', box)).toHaveValue('preform');
    await userEvent.click(canvas.getByRole('option', { name: 'Search again' }));
    await expect(await canvas.findByRole('option', { name: /Preform silica glass/ })).toBeVisible();
  },
};

export const KeepsRecent: Story = {
  name: 'Keeps what was searched in this browser, for each member their own',
  args: { owner: 'linnea' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'silica{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/search?q=silica&category=products');
    await userEvent.clear(input);
    await userEvent.type(input, 'preform');
    await userEvent.click(await canvas.findByRole('option', { name: /Preform silica glass/ }));

    await userEvent.click(input);
    const offered = () =>
      within(canvas.getByRole('group', { name: 'Recent searches' }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await expect(offered()).toEqual(['Preform silica glassProduct', 'silicaProduct']);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(offered()).toEqual(['silicaProduct']);
    await expect(Object.keys(window.localStorage)).toEqual(['millrace.recent-searches.linnea']);
    await userEvent.click(canvas.getByRole('option', { name: /^silica/ }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/search?q=silica&category=products');
    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Clear recent searches' }));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(window.localStorage).toHaveLength(0);
  },
};

export const OnItsPage: Story = {
  name: 'Begins with what the page shows the results of',
  args: { initialText: 'halvard', initialCategory: 'companies' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', box)).toHaveValue('halvard');
    await expect(canvas.getByRole('combobox', { name: 'Search category' })).toHaveDisplayValue('By Company');
  },
};
