import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

interface Played extends Pick<Context, 'canvas' | 'canvasElement' | 'userEvent'> {
  args: { onRetry?: unknown };
}

/** Story of a list while loading. */
export const loadingStory = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }: Played) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
} as const;

/** Story of a loading error: it shows the reason, and retries on request. */
export const errorStory = {
  args: { state: { status: 'error', message: 'We couldn’t reach the server. Try again in a minute.' } },
  play: async ({ args, canvas, userEvent }: Played) => {
    await expect(canvas.getByText(/^We couldn’t reach the server\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
} as const;

/** Play function for long texts: checks that nothing overflows. */
export async function fitsItsPlace({ canvasElement }: Pick<Played, 'canvasElement'>): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

/** Play function for long texts in a dialog: checks that none is wider than it. */
export async function fitsItsDialog(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
}
