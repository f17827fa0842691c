import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { StoryList } from '../../internal/story-matrix';
import { Button } from '../Button';
import { Link } from '../Link';
import { SectionHead } from '.';

const meta = {
  title: 'Primitives/SectionHead',
  component: SectionHead,
  args: {
    number: 1,
    title: 'Suppliers',
    fact: '38 companies in 14 countries',
    actions: (
      <Button size="small" icon={Plus}>
        Add Suppliers
      </Button>
    ),
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone', 'rtl'] };

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl'],
  render: (args) => (
    <StoryList
      variants={{
        numbered: <SectionHead {...args} style={{ inlineSize: '100%' }} />,
        plain: <SectionHead title="Suppliers" style={{ inlineSize: '100%' }} />,
        panel: (
          <SectionHead
            variant="panel"
            title="Related events"
            actions={<Link href="/events">See more</Link>}
            style={{ inlineSize: 300 }}
          />
        ),
      }}
    />
  ),
};

export const Phone: Story = {
  name: 'Phone: the fact of a panel leaves the line to its title',
  tags: ['phone-only'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { variant: 'panel', title: 'Already in the catalogue', fact: '7 products', actions: undefined },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(title.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
    const end = canvas.getByText('7 products').getBoundingClientRect().right;
    await expect(end).toBe(title.parentElement?.getBoundingClientRect().right);
  },
};

export const LongText: Story = {
  args: { title: 'Rohstoffe, Betriebsmittel und Fertigungsanlagen für Vorformen aus Quarzglas' },
  tags: ['phone'],
};
