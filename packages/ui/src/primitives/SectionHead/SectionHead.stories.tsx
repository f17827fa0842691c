import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { SECTION_HEAD_VARIANTS, SectionHead, type SectionHeadVariant } from '.';

const meta = {
  title: 'UI/Layout/SectionHead',
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
  argTypes: {
    variant: { control: 'inline-radio', options: SECTION_HEAD_VARIANTS },
    actions: { control: false },
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone', 'rtl'] };

const parts = {
  title: {},
  number: { number: 1 },
  fact: { fact: '14 countries' },
  actions: { actions: <Button size="small">Add</Button> },
  all: { number: 1, fact: '14 countries', actions: <Button size="small">Add</Button> },
} as const;

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl'],
  render: ({ title }) => (
    <StoryMatrix rows={Object.keys(parts)} columns={SECTION_HEAD_VARIANTS}>
      {(row, variant) => (
        <SectionHead
          title={title}
          variant={variant as SectionHeadVariant}
          {...parts[row as keyof typeof parts]}
          style={{ inlineSize: 420, maxInlineSize: '100%' }}
        />
      )}
    </StoryMatrix>
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
