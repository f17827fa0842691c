import { failing, slow } from '@millrace/api-mocks';
import { SITE_PATHS } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { OwnPlanContainer } from '../commerce/OwnPlan';
import { MarketingPage } from '../shell/MarketingPage';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';

/** Where members choose and look after their plan. */
function Plans() {
  const messages = useMessages();
  return (
    <MarketingPage title={messages.format('ownPlan.title')} lead={messages.format('ownPlan.lead')}>
      <OwnPlanContainer salesEmail="sales@millrace.example" onLeave={action('leads to')} />
    </MarketingPage>
  );
}

const meta = {
  title: 'Screens/Plans',
  tags: ['!autodocs'],
  component: Plans,
  ...onScreen(SITE_PATHS.plans),
} satisfies Meta<typeof Plans>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = 'Plans';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading });
  await expect(await canvas.findByRole('button', { name: 'Cancel plan' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Invoice MR-2026-0001' })).toBeVisible();
};

export const Default: Story = { name: 'Premium, with its invoices', play };

export const Free: Story = {
  name: 'Free: what the other plans have, and the way to them',
  parameters: { api: { viewer: 'free' } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await expect(await canvas.findByRole('button', { name: 'Buy Premium' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await expect(canvasElement.querySelector('[data-component="SkeletonRows"]')).toBeVisible();
  },
};

export const ErrorState: Story = {
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
