import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanComparison } from '.';

const meta = {
  title: 'Commerce/PlanComparison',
  component: PlanComparison,
} satisfies Meta<typeof PlanComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Compares Basic/Free, Premium and Platinum, feature by feature [PLAN-004, DIFF-017]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Features of each plan' });
    const heads = within(table).getAllByRole('columnheader', { hidden: true });
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Feature',
      'Basic/Free',
      'Premium',
      'Platinum',
    ]);
    const shares = (name: string) => {
      const row = within(table).getByRole('rowheader', { name }).closest('tr');
      if (!row) throw new Error(`No row ${name}`);
      return within(row)
        .getAllByRole('cell')
        .map(
          (cell) =>
            within(cell).queryByRole('img')?.getAttribute('aria-label') ?? cell.lastChild?.textContent,
        );
    };
    const [yes, no] = ['Included', 'Not included'];
    await expect(shares('Follow products and companies')).toEqual([yes, yes, yes]);
    await expect(shares('Email alerts')).toEqual([yes, yes, yes]);
    await expect(shares('Company page')).toEqual([yes, yes, yes]);
    await expect(shares('Post and share updates')).toEqual([yes, yes, yes]);
    await expect(shares('Supplier and customer data')).toEqual(['Limited', 'Full', 'Full']);
    await expect(shares('Premium listing on the product page')).toEqual([no, yes, yes]);
    await expect(shares('Messaging')).toEqual([no, yes, yes]);
    await expect(shares('Analytics')).toEqual([no, no, yes]);
    const desk = 'To our sales desk';
    await expect(shares('Quote requests')).toEqual([desk, desk, `${desk} and suppliers`]);
    await expect(shares('Users included')).toEqual(['1', '5', '5']);
  },
};

export const Current: Story = {
  name: 'Tints the plan that the viewer has',
  args: { current: 'free' },
  play: async ({ canvas }) => {
    const tinted = canvas.getAllByRole('cell').filter((cell) => cell.dataset.state === 'current');
    await expect(tinted).toHaveLength(12);
  },
};

export const Narrow: Story = {
  name: 'Stacks per feature where there is little room, with names for phones [PLAN-011]',
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <PlanComparison {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Basic/Free')).not.toBeVisible();
    const analytics = canvas.getByRole('rowheader', { name: 'Analytics' }).closest('tr');
    if (!analytics) throw new Error('No analytics');
    const cells = within(analytics).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      'Free',
      'Small Teams (Premium)',
      'Enterprise (Platinum)',
    ]);
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
    await expect(new Set(tops).size).toBe(3);
    for (const name of ['Free', 'Small Teams', 'Enterprise']) {
      await expect(within(analytics).getByText(name)).toBeVisible();
    }
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };
