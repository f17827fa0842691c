import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type screen, waitFor } from 'storybook/test';
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
  title: 'UI/Media/Carousel',
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
  tags: ['rtl', 'forced-colors'],
  args: { autoplay: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 2' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert'));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
  },
};

/** Returns the index of the current slide. */
const current = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('button', { current: true })[0]?.getAttribute('aria-label');

export const Playing: Story = {
  name: 'Plays on at the interval, and waits while it is focused or pointed at',
  args: { intervalMs: 300 },
  tags: ['no-visual'], // Timing determines the final slide.
  play: async ({ canvas, userEvent }) => {
    const play = canvas.queryByRole('button', { name: 'Play' });
    if (play) await userEvent.click(play);
    const pause = canvas.getByRole('button', { name: 'Pause' });
    const staysForTwoIntervals = async () => {
      // A slide in transition may still become the current one.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const held = current(canvas);
      // Only waiting can show that no slide follows.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await expect(current(canvas)).toBe(held);
    };
    await userEvent.unhover(pause);
    pause.blur();
    pause.focus();
    await staysForTwoIntervals();
    pause.blur();
    const before = current(canvas);
    await waitFor(() => expect(current(canvas)).not.toBe(before));
    await userEvent.hover(canvas.getByRole('region', { name: 'For guests' }));
    await staysForTwoIntervals();
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const PlayedFromItsButton: Story = {
  name: 'Plays at once when its button is pressed, though it is pointed at and focused, until it is so anew',
  args: { intervalMs: 300, autoplay: false },
  tags: ['no-visual'], // Timing determines the final slide.
  play: async ({ canvas, canvasElement, userEvent }) => {
    const track = canvasElement.querySelector('[aria-live]');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await expect(track).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(current(canvas)).toBe('Go to slide 2'));
    await userEvent.tab({ shift: true });
    await expect(track).toHaveAttribute('aria-live', 'polite');
  },
};

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: (args) => (
    <StoryList
      columnPx={520}
      variants={{
        'three slides': <Carousel {...args} autoplay={false} />,
        'seven slides': (
          <Carousel label="Seven" autoplay={false}>
            {Array.from({ length: 7 }, (_, index) => (
              <Heading key={slides[index]?.[0] ?? index} level={2}>
                Slide {index + 1}
              </Heading>
            ))}
          </Carousel>
        ),
        'one slide': (
          <Carousel label="One" autoplay={false}>
            <Heading level={2}>The only slide</Heading>
          </Carousel>
        ),
      }}
    />
  ),
};
