import { recommendedProducts } from '@millrace/api-mocks';
import { errorStory, fitsItsPlace, loadingStory } from '@millrace/story-kit';
import { Page, PageMain, PageSide } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecommendedProducts } from '.';

const meta = {
  title: 'Catalogue/RecommendedProducts',
  component: RecommendedProducts,
  args: {
    state: { status: 'ready', rows: recommendedProducts(5), total: 5, more: 'idle' },
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page columns="two">
        <PageMain>What the page is about.</PageMain>
        <PageSide>
          <Story />
        </PageSide>
      </Page>
    ),
  ],
} satisfies Meta<typeof RecommendedProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows five products, each leading to its page [NAV-023]',
  tags: ['phone', 'rtl'],
  args: { state: { status: 'ready', rows: recommendedProducts(6), total: 6, more: 'idle' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links)
      await expect(link.getAttribute('href')).toMatch(/^\/product\/[^/]+\/[0-9a-f-]{36}$/);
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recommendations yet')).toBeVisible();
  },
};

export const ErrorState: Story = { ...errorStory, name: 'Error' };

export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      rows: recommendedProducts(1, {
        product: 'Hochtemperaturbeständigkeitsprüfstandsglasfaserverbundwerkstoff '.repeat(2),
        sector: null,
      }),
      total: 1,
      more: 'idle',
    },
  },
  play: fitsItsPlace,
};
