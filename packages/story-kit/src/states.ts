import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

interface Played extends Pick<Context, 'canvas' | 'canvasElement' | 'userEvent'> {
  args: { onRetry?: unknown };
}

/** The story of a list that is being read. */
export const loadingStory = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }: Played) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
} as const;

/** The story of what could not be read: it says why, and reads again when asked. */
export const errorStory = {
  args: { state: { status: 'error', message: 'We couldn’t reach the server. Try again in a minute.' } },
  play: async ({ args, canvas, userEvent }: Played) => {
    await expect(canvas.getByText(/^We couldn’t reach the server\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
} as const;

/** Play function of long texts: nothing is wider than its place. */
export async function fitsItsPlace({ canvasElement }: Pick<Played, 'canvasElement'>): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

/** Play function of long texts in a dialog: none is wider than it. */
export async function fitsItsDialog(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
}
