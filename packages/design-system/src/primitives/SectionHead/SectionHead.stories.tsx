import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
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

export const LongText: Story = {
  args: { title: 'Rohstoffe, Betriebsmittel und Fertigungsanlagen für Vorformen aus Quarzglas' },
  tags: ['phone'],
};
