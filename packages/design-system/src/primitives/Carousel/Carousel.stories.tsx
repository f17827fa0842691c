import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { Carousel } from '.';

const slides = [
  ['Do you manufacture or supply this product?', 'List your company'],
  ['Want to source this product?', 'Join Now'],
  ['Want updates about this product/technology?', 'Join Now'],
] as const;

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: {
    label: 'For guests',
    children: slides.map(([question, action]) => (
      <Stack key={question} align="start">
        <Heading level={2}>{question}</Heading>
        <Button tone="primary">{action}</Button>
      </Stack>
    )),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Never starts by itself under reduced motion; a dot goes to its slide',
  tags: ['rtl'],
  args: { autoplay: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 2' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
  },
};

export const Playing: Story = {
  name: 'Plays on at the interval, and waits while it is focused',
  args: { intervalMs: 300 },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Play|Pause/ }));
    if (canvas.queryByRole('button', { name: 'Play' })) {
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    }
    const pause = canvas.getByRole('button', { name: 'Pause' });
    await expect(pause).toHaveFocus();
    pause.blur();
    await userEvent.unhover(pause);
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert'));
    pause.focus();
    const dot = () => canvas.getAllByRole('button', { current: true })[0]?.getAttribute('aria-label');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const held = dot();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(dot()).toBe(held);
  },
};
