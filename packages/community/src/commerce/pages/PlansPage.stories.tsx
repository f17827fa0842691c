import { aUser, failing, slow } from '@millrace/api-mocks';
import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { PlansPage } from './PlansPage';

const meta = {
  title: 'Screens/Plans',
  tags: ['!autodocs'],
  component: PlansPage,
  args: { viewerId: aUser().id, salesEmail: 'sales@millrace.example', onLeave: action('leads to') },
  ...onPage(SITE_PATHS.plans),
} satisfies Meta<typeof PlansPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Plans';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await expect(await canvas.findByRole('button', { name: 'Cancel plan' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Invoice MR-2026-0001' })).toBeVisible();
};

export const Default: Story = { name: 'Premium, with its invoices', play };

export const Free: Story = {
  name: 'Free: what the other plans have, and the way to them',
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(await canvas.findByRole('button', { name: 'Buy Premium' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(canvasElement.querySelector('[data-component="SkeletonRows"]')).toBeVisible();
  },
};

export const ErrorState: Story = {
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
