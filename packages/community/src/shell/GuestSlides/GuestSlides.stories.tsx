import { heldIntervals, preferMotion } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GuestSlides } from '.';

const meta = {
  title: 'Shell/GuestSlides',
  component: GuestSlides,
  args: { href: '?login=true' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GuestSlides>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {
  name: 'Has three slides, each with a way on [MKT-010]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const slides = [
      ['Do you manufacture or supply this product?', 'List your company'],
      ['Want to source this product?', 'Join Now'],
      ['Want updates about this product/technology?', 'Follow this product'],
    ] as const;
    await expect(canvas.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(3);
    for (const [index, [question, action]] of slides.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: `Go to slide ${index + 1}` }));
      const slide = canvas.getByRole('group', { name: `${index + 1} of 3` });
      await waitFor(() => expect(slide).not.toHaveAttribute('inert'));
      await expect(within(slide).getByRole('heading', { name: question })).toBeInTheDocument();
      await expect(within(slide).getByRole('link', { name: action })).toHaveAttribute('href', '?login=true');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
  },
};

export const Company: Story = {
  name: 'A company’s page has three of its own [MKT-011]',
  args: { about: 'company' },
  play: async ({ canvas, userEvent }) => {
    const slides = [
      ['Want updates about this company?', 'Follow this Company'],
      ['Are you an employee of this company?', 'Post Updates'],
      ['Want to promote your products and company?', 'Promote your company'],
    ] as const;
    for (const [index, [question, action]] of slides.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: `Go to slide ${index + 1}` }));
      const slide = canvas.getByRole('group', { name: `${index + 1} of 3` });
      await waitFor(() => expect(slide).not.toHaveAttribute('inert'));
      await expect(within(slide).getByRole('heading', { name: question })).toBeInTheDocument();
      await expect(within(slide).getByRole('link', { name: action })).toHaveAttribute('href', '?login=true');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
  },
};

export const OfAnEvent: Story = {
  name: 'Has two slides on the page of an event, each with a way on [MKT-012, GAP-015]',
  args: { about: 'event', href: '/signup' },
  play: async ({ canvas, userEvent }) => {
    const slides = [
      ['Are you attending this event?', 'Mark attendance'],
      ['Are you exhibiting at this event?', 'List as exhibitor'],
    ] as const;
    for (const [index, [question, action]] of slides.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: `Go to slide ${index + 1}` }));
      const slide = canvas.getByRole('group', { name: `${index + 1} of 2` });
      await waitFor(() => expect(slide).not.toHaveAttribute('inert'));
      await expect(within(slide).getByRole('heading', { name: question })).toBeInTheDocument();
      await expect(within(slide).getByRole('link', { name: action })).toHaveAttribute('href', '/signup');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
  },
};

const currentSlide = (canvas: Canvas) =>
  canvas.getByRole('button', { current: true, name: /^Go to slide/ }).getAttribute('aria-label');

const interval = heldIntervals(2500);

export const PlaysByItself: Story = {
  name: 'Plays by itself, a slide each 2500 ms [MKT-014]',
  tags: ['no-visual'], // It moves.
  beforeEach: [preferMotion('no-preference'), interval.hold],
  // Away from the corner, where the pointer of a headless browser rests.
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'For guests' })).toHaveAttribute('data-state', 'playing');
    await waitFor(() => expect(interval.count()).toBe(1));
    await expect(currentSlide(canvas)).toBe('Go to slide 1');
    for (const next of ['Go to slide 2', 'Go to slide 3', 'Go to slide 1']) {
      interval.pass();
      await waitFor(() => expect(currentSlide(canvas)).toBe(next));
    }
  },
};

/** Expects that no interval is running, so that the slide does not change. */
async function expectWaiting(canvas: Canvas, slide: string | null): Promise<void> {
  await waitFor(() => expect(interval.count()).toBe(0));
  await expect(currentSlide(canvas)).toBe(slide);
}

export const Waits: Story = {
  name: 'Waits while it is pointed at or focused, and when paused [MKT-014]',
  tags: ['no-visual'], // It moves.
  beforeEach: [preferMotion('no-preference'), interval.hold],
  play: async ({ canvas, step, userEvent }) => {
    const slides = canvas.getByRole('region', { name: 'For guests' });
    const first = currentSlide(canvas);
    await waitFor(() => expect(interval.count()).toBe(1));
    await step('pointed at', async () => {
      await userEvent.hover(slides);
      await expectWaiting(canvas, first);
    });
    await step('focused', async () => {
      canvas.getByRole('button', { name: 'Pause' }).focus();
      await userEvent.unhover(slides);
      await expectWaiting(canvas, first);
    });
    await step('paused', async () => {
      await userEvent.keyboard('{Enter}');
      const play = canvas.getByRole('button', { name: 'Play' });
      play.blur();
      await expectWaiting(canvas, first);
    });
  },
};

export const LessMotion: Story = {
  name: 'Does not play for readers who asked for less motion [MKT-014]',
  beforeEach: [preferMotion('reduce'), interval.hold],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expectWaiting(canvas, 'Go to slide 1');
  },
};
