import { failing, slow } from '@millrace/api-mocks';
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

export const Default: Story = {
  name: 'Searches products from three characters on, once the typing rests [NAV-012]',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', box);
    await userEvent.type(input, 'pr');
    await typingRests();
    await expect(sentRequests()).toEqual([]);
    await userEvent.type(input, 'eform');
    await expect(await canvas.findByRole('option', { name: /Preform silica glass/ })).toBeVisible();
    await waitFor(() => expect(sentRequests()).toEqual(['GET /api/v1/product/search/preform']));
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
  parameters: { api: { scenarios: [failing('server', { times: 1 })] } },
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
      within(canvas.getByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await expect(offered()).toEqual([
      'Preform silica glassProduct',
      'silicaProduct',
      'Clear recent searches',
    ]);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(offered()).toEqual(['silicaProduct', 'Clear recent searches']);
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
