import { pdfFile } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { pdfWorkerUrl } from '../../pdf-worker';
import { DocumentsProvider, DocumentViewerContainer } from '.';

const URL_OF_IT = 'https://api.millrace.example/files/draw-tower.pdf';

const meta = {
  title: 'Feed/DocumentViewerContainer',
  tags: ['!autodocs', 'no-visual'], // pdf.js takes its time, and DocumentViewer draws the rest.
  component: DocumentViewerContainer,
  args: { name: 'draw-tower.pdf', href: URL_OF_IT, onClose: fn() },
  decorators: [
    (Story) => (
      <DocumentsProvider pdfWorkerUrl={pdfWorkerUrl}>
        <Story />
      </DocumentsProvider>
    ),
  ],
} satisfies Meta<typeof DocumentViewerContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Serves this file from the mock API. */
const answering = (bytes: Uint8Array<ArrayBuffer>) =>
  http.get(URL_OF_IT, () =>
    HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'Content-Type': 'application/pdf' } }),
  );

export const Default: Story = {
  name: 'Opens a PDF by itself, with its words; nobody else is asked for it [FEED-037, GAP-020]',
  beforeEach: ({ msw }) => msw.use(answering(pdfFile(3))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Draw tower, sheet 1')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 3');
    // The text layer is rendered before the canvas.
    await waitFor(() => {
      const drawn = canvasElement.querySelector('canvas');
      const ink = drawn?.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
      return expect(ink.some((value, at) => at % 4 === 0 && ink[at + 3] === 255 && value < 100)).toBe(true);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Draw tower, sheet 2')).toBeInTheDocument();
    const own = [location.origin, new URL(URL_OF_IT).origin];
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    await expect(
      asked.filter(({ protocol, origin }) => /^http/.test(protocol) && !own.includes(origin)),
    ).toEqual([]);
  },
};

export const Locked: Story = {
  name: 'A PDF that asks for a password says so',
  beforeEach: ({ msw }) => msw.use(answering(pdfFile(1, { encrypted: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is password protected/)).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'What is no PDF says so',
  beforeEach: ({ msw }) => msw.use(answering(new TextEncoder().encode('%PDF-1.7\nnothing of it\n'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t open this PDF/)).toBeVisible();
  },
};

/** Successive responses of the API in `Offline`. */
let answers: 'nothing' | 'busy' | 'file' | 'gone' = 'nothing';

export const Offline: Story = {
  name: 'What does not arrive can be tried again, and what is gone is gone',
  beforeEach: ({ msw }) => {
    answers = 'nothing';
    msw.use(
      http.get(URL_OF_IT, () => {
        if (answers === 'nothing') return HttpResponse.error();
        if (answers === 'busy') return new HttpResponse(null, { status: 503 });
        return answers === 'gone' ? new HttpResponse(null, { status: 404 }) : undefined;
      }),
      answering(pdfFile(1)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const retryOnce = async (now: typeof answers) => {
      const retry = await canvas.findByRole('button', { name: 'Try again' });
      answers = now;
      await userEvent.click(retry);
      await waitFor(() => expect(retry).not.toBeInTheDocument());
    };
    await retryOnce('busy');
    await retryOnce('gone');
    await expect(await canvas.findByText(/was removed/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const BackOnline: Story = {
  ...Offline,
  name: 'What did not arrive opens once it does',
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    answers = 'file';
    await userEvent.click(retry);
    await expect(await canvas.findByText('Draw tower, sheet 1')).toBeInTheDocument();
  },
};
