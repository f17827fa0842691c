import { SITE_PATHS } from '@millrace/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../../messages';
import { pricingFaqEntries } from '../../shell/Faq';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { PricingPage } from './PricingPage';

const meta = {
  title: 'Screens/Pricing',
  tags: ['!autodocs'],
  component: PricingPage,
  args: { entries: pricingFaqEntries(en.brand), salesEmail: 'sales@millrace.example' },
  ...onPage(SITE_PATHS.pricing),
} satisfies Meta<typeof PricingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const guest = { api: { viewer: 'guest' } } as const;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading: /\w/ });
  await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
};

export const Default: Story = { parameters: guest, play };

export const RightToLeft: Story = { parameters: guest, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: guest, tags: ['phone-only'], globals: phoneViewport, play };
