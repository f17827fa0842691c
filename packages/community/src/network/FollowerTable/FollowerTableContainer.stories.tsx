import { aProduct, huge } from '@millrace/api-mocks';
import { productPath } from '@millrace/domain';
import { findBodyRows, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FollowerTableContainer } from '.';

const product = aProduct();

const meta = {
  title: 'Network/FollowerTableContainer',
  tags: ['!autodocs'],
  component: FollowerTableContainer,
  ...withApi,
  args: { product, backHref: productPath(product) },
} satisfies Meta<typeof FollowerTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function expectRows(canvas: Canvas, count: number): Promise<void> {
  await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(count));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectRows(canvas, 8);
  },
};

export const TenThousandRows: Story = {
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 50);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more followers' }));
    await expect(await canvas.findByText('100 of 10,000 shown')).toBeVisible();
  },
};
