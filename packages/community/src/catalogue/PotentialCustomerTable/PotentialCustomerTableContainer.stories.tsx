import { aProduct, huge } from '@millrace/api-mocks';
import { findBodyRows, sentRequests, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PotentialCustomerTableContainer } from '.';

const meta = {
  title: 'Catalogue/PotentialCustomerTableContainer',
  tags: ['!autodocs'],
  component: PotentialCustomerTableContainer,
  ...withApi,
  args: { product: aProduct(), number: 4 },
} satisfies Meta<typeof PotentialCustomerTableContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function expectRows(canvas: Canvas, count: number): Promise<void> {
  await waitFor(() => expect(findBodyRows(canvas)).toHaveLength(count));
}

const more = { name: 'Load more potential customers' };

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 4);
    await userEvent.click(canvas.getByRole('button', more));
    await expectRows(canvas, 8);
    await expect(canvas.queryByRole('button', more)).not.toBeInTheDocument();
  },
};

export const ForGuests: Story = {
  name: 'Leads guests to the login, and tells them no counts [PROD-037]',
  args: { signInHref: '?login=true' },
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expectRows(canvas, 4);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\?login=true&reason=/));
    }
    await expect(
      canvas.queryByRole('columnheader', { name: /^(Contacts|Applications supplied)$/ }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('note')).toHaveTextContent('Contacts and counts are for members');
    await expect(canvas.queryByRole('button', more)).not.toBeInTheDocument();
    await expect(sentRequests()).toHaveLength(1);
  },
};

export const TenThousandRows: Story = {
  parameters: { api: { scenarios: [huge()] } },
  play: async ({ canvas, userEvent }) => {
    await expectRows(canvas, 4);
    await userEvent.click(canvas.getByRole('button', more));
    await expectRows(canvas, 8);
    await expect(canvas.getByText('8 of 10,000 shown')).toBeVisible();
  },
};
