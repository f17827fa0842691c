import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabNav } from '.';

const meta = {
  title: 'UI/Navigation/TabNav',
  component: TabNav,
  args: {
    label: 'Product sections',
    items: [
      { name: 'Feed', href: '?' },
      { name: 'Suppliers', href: '?tab=suppliers', count: 38, current: true },
      { name: 'Prospects', href: '?tab=prospects', count: 112 },
      { name: 'Materials and Equipment', href: '?tab=materials', count: 24 },
      { name: 'End use', href: '?tab=end-use', count: 17 },
      { name: 'Value chain', href: '?tab=value-chain' },
    ],
  },
} satisfies Meta<typeof TabNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suppliers 38' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LastOfMany: Story = {
  name: 'Brings the current tab into view where not all have room',
  args: {
    items: (meta.args.items as readonly { name: string; href: string }[]).map(({ name, href }) => ({
      name,
      href,
      current: name === 'Value chain',
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { name: 'Value chain' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(tabs.left);
    await expect(current.right).toBeLessThanOrEqual(tabs.right + 1);
  },
};

const bars = {
  counted: {},
  sticky: { sticky: true },
  'without counts': {
    items: [
      { name: 'Feed', href: '?', current: true },
      { name: 'About', href: '?tab=about' },
    ],
  },
  'none current': {
    items: [
      { name: 'Members', href: '?tab=members', count: 0 },
      { name: 'Companies', href: '?tab=companies', count: 12_604 },
    ],
  },
  'one alone': { items: [{ name: 'Value chain', href: '?tab=value-chain', current: true }] },
} as const;

export const Matrix: Story = {
  tags: ['phone', 'rtl', 'forced-colors'],
  render: (args) => (
    <StoryList
      columnPx={800}
      variants={Object.fromEntries(
        Object.entries(bars).map(([name, bar]) => [
          name,
          <TabNav key={name} {...args} label={`Sections, ${name}`} {...bar} />,
        ]),
      )}
    />
  ),
};
