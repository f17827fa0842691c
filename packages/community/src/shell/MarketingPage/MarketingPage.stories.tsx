import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanComparison } from '../../commerce/PlanComparison';
import { PricingCards, VisitorPlanAction } from '../../commerce/PricingCards';
import { Faq, pricingFaqEntries } from '../Faq';
import { MarketingPage } from '.';

const meta = {
  title: 'Shell/MarketingPage',
  component: MarketingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Plans and prices',
    lead: 'Start for free and upgrade when you need more.',
    children: (
      <>
        <PricingCards
          action={(plan) => (
            <VisitorPlanAction plan={plan} signUpHref="/signup" salesEmail="sales@millrace.example" />
          )}
        />
        <PlanComparison />
        <Faq entries={pricingFaqEntries('Millrace')} headingLevel={2} openAtFirst="who-uses-it" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MarketingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Sets sections below a heading and a sentence, as wide as the page',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plans and prices');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
