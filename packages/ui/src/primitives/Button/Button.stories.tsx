import { StoryMatrix } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import {
  BUTTON_TONES,
  Button,
  ButtonLink,
  type ButtonTone,
  CONTROL_SIZES,
  CONTROL_WIDTHS,
  type ControlSize,
} from '.';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Request Quote', onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: BUTTON_TONES },
    size: { control: 'inline-radio', options: CONTROL_SIZES },
    width: { control: 'inline-radio', options: CONTROL_WIDTHS },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tone: 'primary' } };

export const Loading: Story = {
  args: { tone: 'primary', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Request Quote' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = { args: { icon: Mail, children: 'Invite More' } };

export const Pressed: Story = { args: { 'aria-pressed': true, children: 'Following' } };

export const OwnState: Story = {
  name: 'What its owner says of it stands',
  tags: ['no-visual'], // The owner is responsible for its look, too.
  args: { 'aria-disabled': true, 'aria-busy': true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Request Quote' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/signup" tone="primary">
      Join Now
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
  },
};

export const FullWidth: Story = { args: { width: 'full', tone: 'primary', children: 'Log in' } };

const states = {
  rest: {},
  icon: { icon: Plus },
  pressed: { 'aria-pressed': true },
  disabled: { disabled: true },
  loading: { loading: true },
} as const;

export const Matrix: Story = {
  tags: ['forced-colors', 'rtl', 'contrast'],
  render: () => (
    <StoryMatrix
      rows={BUTTON_TONES.flatMap((tone) => CONTROL_SIZES.map((size) => `${tone} ${size}`))}
      columns={Object.keys(states)}
    >
      {(row, column) => {
        const [tone, size] = row.split(' ') as [ButtonTone, ControlSize];
        return (
          <Button tone={tone} size={size} {...states[column as keyof typeof states]}>
            Request Quote
          </Button>
        );
      }}
    </StoryMatrix>
  ),
};

export const LongText: Story = {
  args: { children: 'Lieferantenanfrage an alle ausgewählten Hersteller senden' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
