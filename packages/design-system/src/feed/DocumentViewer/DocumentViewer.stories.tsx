import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DocumentViewer } from '.';
import type { OpenDocument } from './open-document';

const A4 = { width: 595, height: 842 };

/** Pages that are drawn without a file: a number, and lines instead of words. */
const sheets = (pageCount: number): OpenDocument => ({
  pageCount,
  firstPage: A4,
  drawPage: async (number, { canvas, words, scale, signal }) => {
    await Promise.resolve();
    signal.throwIfAborted();
    canvas.width = A4.width * scale;
    canvas.height = A4.height * scale;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    pen.scale(scale, scale);
    pen.fillStyle = '#1c2333';
    pen.font = '600 28px sans-serif';
    pen.fillText(`Draw tower, sheet ${number}`, 60, 90);
    pen.fillStyle = '#c4c9d4';
    for (let line = 0; line < 30; line += 1) pen.fillRect(60, 130 + line * 20, 300 + ((line * 67) % 170), 6);
    words.replaceChildren(
      Object.assign(window.document.createElement('span'), { textContent: `Draw tower, sheet ${number}` }),
    );
    return A4;
  },
});

const meta = {
  title: 'Feed/DocumentViewer',
  component: DocumentViewer,
  args: {
    name: 'draw-tower.pdf',
    href: '/files/draw-tower.pdf',
    state: { status: 'ready', document: sheets(12) },
    onRetry: fn(),
    onClose: fn(),
  },
  argTypes: { state: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const findPages = (canvasElement: HTMLElement) => {
  const pages = canvasElement.querySelector<HTMLElement>('[data-part="pages"]');
  if (!pages) throw new Error('There are no pages');
  return pages;
};

const drawn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('canvas').length;

export const Default: Story = {
  name: 'Shows pages where they stand, with their words, and says which is seen [FEED-037]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Draw tower, sheet 1')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Pages of draw-tower.pdf' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 12');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 12'));
    await expect(canvas.getByRole('link', { name: 'Download draw-tower.pdf' })).toHaveAttribute('download');
    await userEvent.click(canvas.getByRole('button', { name: 'Close draw-tower.pdf' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    findPages(canvasElement).scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 12'));
  },
};

export const Loading: Story = { args: { state: { status: 'loading', share: 0.4 } } };

export const Password: Story = {
  args: { state: { status: 'error', problem: 'password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is password protected/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download draw-tower.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Broken: Story = { args: { state: { status: 'error', problem: 'broken' } } };

export const Offline: Story = {
  name: 'What did not arrive can be tried again',
  args: { state: { status: 'error', problem: 'offline' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ThreeHundredPages: Story = {
  name: 'Of three hundred pages those are drawn that are near',
  tags: ['no-visual'], // Ends like Default, at another page.
  args: { state: { status: 'ready', document: sheets(300) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Draw tower, sheet 1');
    await expect(drawn(canvasElement)).toBeLessThan(6);
    findPages(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await canvas.findByText('Draw tower, sheet 300');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 300 of 300'));
    await waitFor(() => expect(drawn(canvasElement)).toBeLessThan(6));
    await expect(canvas.queryByText('Draw tower, sheet 1')).toBeNull();
  },
};

export const Keyboard: Story = {
  name: 'Keys turn, enlarge and scroll',
  tags: ['no-visual'], // Ends as Default does, but for the focus.
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Draw tower, sheet 1');
    const status = canvas.getByRole('status');
    const page = () => canvas.getByRole('group', { name: status.textContent ?? '' });
    const { width } = page().getBoundingClientRect();
    findPages(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(status).toHaveTextContent('Page 3 of 12'));
    await userEvent.keyboard('+');
    await expect(canvasElement.querySelector('[data-part="zoom"]')).toHaveTextContent('125');
    await waitFor(() => expect(page().getBoundingClientRect().width).toBeCloseTo(width * 1.25, 0));
    await expect(status).toHaveTextContent('Page 3 of 12');
    await userEvent.keyboard('-0{ArrowLeft}');
    await waitFor(() => expect(status).toHaveTextContent('Page 2 of 12'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(status).toHaveTextContent('Page 1 of 12'));
  },
};

export const LongText: Story = {
  args: {
    name: 'Qualitätssicherungsvereinbarung_Glasfaservorformen_2026-02-28_endgültig_v7.pdf',
    state: { status: 'loading', share: null },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
