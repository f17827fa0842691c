import { aProduct, failing, handlers, potentialCustomers } from '@millrace/api-mocks';
import { findBodyRows, holdTimeouts, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AllPotentialCustomersContainer } from '.';

const meta = {
  title: 'Catalogue/AllPotentialCustomersContainer',
  tags: ['!autodocs'],
  component: AllPotentialCustomersContainer,
  ...withApi,
  args: { product: aProduct() },
} satisfies Meta<typeof AllPotentialCustomersContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const seeAll = { name: 'See all potential customers' };

async function expectRows(canvas: Canvas, count: number): Promise<void> {
  await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(count));
}

export const Default: Story = {
  name: 'Shows four customers first [PROD-039, DIFF-025]',
  play: async ({ canvas }) => {
    await expectRows(canvas, 4);
    await expect(canvas.getByText('4 of 8 shown')).toBeVisible();
    await expect(canvas.getByRole('button', seeAll)).toHaveTextContent('See All');
  },
};

export const SeesAll: Story = {
  name: 'Shows all after a second with a spinner [PROD-040]',
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 4);
    const held = holdTimeouts(1000);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expect(canvas.getByText('0 of 8 loaded')).toBeVisible();
    await expect(canvas.getByRole('button', seeAll)).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByText('8 of 8 loaded')).toBeVisible();
    await expect(findBodyRows(canvas)).toHaveLength(4);
    held.end(1000);
    await expectRows(canvas, 8);
    await expect(canvas.queryByText(/ read$/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', seeAll)).not.toBeInTheDocument();
  },
};

export const FailsOnce: Story = {
  name: 'Keeps the four when the rest fails, and tries again when asked to',
  play: async ({ canvas, msw, userEvent }) => {
    await expectRows(canvas, 4);
    msw.use(
      ...handlers({ scenarios: [failing('server', { operations: ['listPotentialCustomers'], times: 1 })] }),
    );
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load some items');
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 8);
  },
};

export const ForGuests: Story = {
  name: 'Leads guests who want to see all to the login [PROD-041]',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expectRows(canvas, 4);
    await expect(canvas.getByRole('link', seeAll)).toHaveAttribute('href', '?login=true&reason=rows');
  },
};

export const OnTheFreePlan: Story = {
  name: 'Lists every name on Free, but counts of the first four only [PLAN-005, GAP-076]',
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 4);
    await expect(canvas.queryByText('Not shown')).not.toBeInTheDocument();
    await expect(canvas.getByRole('note')).toHaveTextContent('All names are listed.');
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 8);
    await expect(canvas.getAllByText('Not shown')).toHaveLength(8);
    for (const { company_name } of potentialCustomers(8)) {
      await expect(canvas.getByRole('link', { name: company_name })).toBeVisible();
    }
  },
};

export const OnThePlatinumPlan: Story = {
  name: 'Tells members on Platinum all of it [PLAN-005]',
  parameters: { api: { viewer: 'platinum' } },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 4);
    await userEvent.click(canvas.getByRole('button', seeAll));
    await expectRows(canvas, 8);
    await expect(canvas.queryByText('Not shown')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};
