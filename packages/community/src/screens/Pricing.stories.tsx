import { SITE_PATHS } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanComparison } from '../commerce/PlanComparison';
import { PricingCards, VisitorPlanAction } from '../commerce/PricingCards';
import { Faq, pricingFaqEntries } from '../shell/Faq';
import { MarketingPage } from '../shell/MarketingPage';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';

/** What the plans cost, for visitors. */
function Pricing() {
  const messages = useMessages();
  const entries = pricingFaqEntries(messages.format('brand'));
  return (
    <MarketingPage title={messages.format('pricingCards.title')} lead={messages.format('pricingCards.lead')}>
      <PricingCards
        action={(plan) => (
          <VisitorPlanAction plan={plan} signUpHref={SITE_PATHS.signUp} salesEmail="sales@millrace.example" />
        )}
      />
      <PlanComparison />
      <Faq entries={entries} headingLevel={2} openAtFirst={entries.at(-1)?.id} />
    </MarketingPage>
  );
}

const meta = {
  title: 'Screens/Pricing',
  tags: ['!autodocs'],
  component: Pricing,
  ...onScreen(SITE_PATHS.pricing),
} satisfies Meta<typeof Pricing>;

export default meta;
type Story = StoryObj<typeof meta>;

const guest = { api: { viewer: 'guest' } } as const;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading: /\w/ });
  await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
};

export const Default: Story = { parameters: guest, play };

export const RightToLeft: Story = { parameters: guest, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: guest, tags: ['phone-only'], globals: phoneViewport, play };
