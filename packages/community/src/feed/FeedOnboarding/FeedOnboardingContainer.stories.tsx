import { aBareProduct, failing, withData } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FeedOnboardingContainer } from '.';

const meta = {
  title: 'Feed/FeedOnboardingContainer',
  tags: ['!autodocs', 'no-visual'], // FeedOnboarding draws the choice; what follows it is seen for a second.
  component: FeedOnboardingContainer,
  ...withApi,
  args: { onDone: fn() },
  parameters: { api: { viewer: 'premium' } },
} satisfies Meta<typeof FeedOnboardingContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const follows = () => sentRequests().filter((request) => request === 'POST /api/v1/product/follow').length;

export const Default: Story = {
  name: 'Follows each selected product by a call, and is done 1 s later [FEED-010, FEED-011]',
  play: async ({ args, canvas, userEvent }) => {
    // A product that the mocks include.
    await userEvent.click(canvas.getByRole('radio', { name: 'Green Hydrogen' }));
    const input = await canvas.findByRole('combobox', { name: 'Find other products' });
    for (const name of ['Preform silica glass', 'Germanium tetrachloride']) {
      await userEvent.type(input, name);
      await userEvent.click((await canvas.findAllByRole('option', { name: new RegExp(name) }))[0] ?? input);
    }
    const held = holdTimeouts(1000);
    await userEvent.click(canvas.getByRole('button', { name: 'View Feed' }));
    await expect(await canvas.findByText('Your feed is ready')).toBeVisible();
    await expect(follows()).toBe(2);
    await waitFor(() => expect(held.count(1000)).toBe(1));
    await expect(args.onDone).not.toHaveBeenCalled();
    held.end(1000);
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const FixedList: Story = {
  name: 'Seven industries have a list of their own, and no search [CONST-003]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Optical Fiber' }));
    await expect(canvas.getByRole('checkbox', { name: 'Preform silica glass' })).toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const preform = canvas.getByRole('checkbox', { name: 'Preform silica glass' }).closest('label');
    await waitFor(() => expect(preform).toHaveTextContent(/\d+ suppliers?/));
    // Requests only kind and number of suppliers of each.
    await expect(sentRequests()).toEqual([expect.stringMatching(/^GET \/api\/v2\/products\?/)]);
  },
};

export const AfterTheWizard: Story = {
  name: 'Begins with the industry and the products that the member’s company sells [FEED-007]',
  args: {
    initialIndustry: 'optical-fiber',
    initialSelected: [
      { id: '2c9b2a52-32e7-4a50-a86b-76ab5ed20b1d', name: 'Fiber drum', sector: 'optical-fiber' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Optical Fiber' })).toBeChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View Feed' })).toBeDisabled();
  },
};

export const GreenHydrogen: Story = {
  name: 'Green Hydrogen offers the products of its sector that the server knows, and a search [DIFF-008]',
  parameters: {
    api: {
      viewer: 'premium',
      scenarios: [
        withData(({ products }) => {
          for (const name of ['PEM electrolyser stack', 'Iridium oxide'])
            products.set(name, aBareProduct({ id: name, name, sector: 'green-hydrogen' }));
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Green Hydrogen' }));
    await expect(await canvas.findByRole('combobox', { name: 'Find other products' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'PEM electrolyser stack' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    const offered = canvas.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    await expect(offered).toEqual(['Iridium oxide', 'PEM electrolyser stack']);
  },
};

export const Fails: Story = {
  name: 'A failure keeps the selection, and can be tried again',
  parameters: {
    api: { viewer: 'premium', scenarios: [failing('server', { operations: ['followProduct'], times: 1 })] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Optical Fiber' }));
    for (const name of ['Preform silica glass', 'Germanium tetrachloride']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'View Feed' }));
    await expect(await canvas.findByText(/^We couldn’t follow every product\./)).toBeVisible();
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
