import type { Meta, StoryObj } from '@storybook/react-vite';
import { BADGE_TONES, Badge } from '.';

const meta = {
  title: 'UI/Data/Badge',
  component: Badge,
  args: { children: 'Premium', tone: 'premium' },
  argTypes: { tone: { control: 'inline-radio', options: BADGE_TONES } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const examples = { premium: ['Premium'], neutral: ['Product', 'Company'], count: ['3', '112'] } as const;

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {BADGE_TONES.flatMap((tone) =>
        examples[tone].map((text) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        )),
      )}
    </div>
  ),
};
