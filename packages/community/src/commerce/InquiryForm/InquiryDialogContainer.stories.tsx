import { failing, slow } from '@millrace/api-mocks';
import { holdTimeouts, sentRequests, withApi } from '@millrace/story-kit';
import { Button } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { InquiryDialogContainer } from '.';

/** A page that can open the dialog repeatedly. */
function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <InquiryDialogContainer open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Commerce/InquiryDialogContainer',
  tags: ['!autodocs'],
  component: InquiryDialogContainer,
  ...withApi,
  args: { open: true, onOpenChange: () => {} },
  render: () => <Page />,
} satisfies Meta<typeof InquiryDialogContainer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type UserEvent = Parameters<Play>[0]['userEvent'];

const theDialog = async () => within(await screen.findByRole('dialog'));
const submit = { name: 'Submit Inquiry' };
const inquiries = () => sentRequests().filter((request) => request === 'POST /api/v2/inquiry');

async function fill(userEvent: UserEvent) {
  const dialog = await theDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /^First Name/ }), 'Ines');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'ines@kvarnholm.example');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Helium 5.0, please.');
  return dialog;
}

export const Default: Story = {
  name: 'Is titled "Tell us what you are looking for:", with the button "Submit Inquiry" [INQ-001]',
  tags: ['phone', 'rtl'],
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Tell us what you are looking for:');
    await expect((await theDialog()).getByRole('button', submit)).toBeVisible();
  },
};

export const Sends: Story = {
  name: 'Is in progress, then completed; a double click sends once [INQ-005, GAP-103]',
  parameters: {
    api: { viewer: 'guest', scenarios: [slow({ operations: ['createInquiry'], delayMs: 300 })] },
  },
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    const button = dialog.getByRole<HTMLButtonElement>('button', submit);
    const { form } = button;
    const held = holdTimeouts(300);
    button.click();
    button.click();
    await waitFor(() => expect(form).toHaveAttribute('data-state', 'IN_PROGRESS'));
    await held.endNext(300);
    const sent = await dialog.findByText('Inquiry sent. We reply by email.');
    await expect(sent.closest('[data-component="InquiryForm"]')).toHaveAttribute('data-state', 'COMPLETED');
    await expect(inquiries()).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Send another inquiry' }));
    await expect(dialog.getByRole('textbox', { name: /^First Name/ })).toHaveValue('Ines');
    await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('');
  },
};

export const Fails: Story = {
  name: 'A failure is shown, keeps what was typed, and can be tried again [GAP-073]',
  parameters: {
    api: {
      viewer: 'guest',
      scenarios: [failing('offline', { operations: ['createInquiry'], times: 1 })],
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    await userEvent.click(dialog.getByRole('button', submit));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We couldn’t send your inquiry. Your text is still here. Try again in a moment.',
    );
    await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('Helium 5.0, please.');
    await userEvent.click(dialog.getByRole('button', submit));
    await expect(await dialog.findByText('Inquiry sent. We reply by email.')).toBeVisible();
    await expect(inquiries()).toHaveLength(2);
  },
};

export const AttachmentRefused: Story = {
  name: 'A file that is refused says so at its field until another is chosen, and then nothing speaks of it any more',
  parameters: { api: { viewer: 'guest' } },
  play: async ({ userEvent }) => {
    const dialog = await fill(userEvent);
    const attachment = dialog.getByLabelText(/^Attachment/);
    await userEvent.upload(attachment, new File(['Only words.'], 'specification.pdf'));
    await userEvent.click(dialog.getByRole('button', submit));
    const why = 'Use a PDF, Word or Excel file of up to 10 MB.';
    await expect(await dialog.findByRole('alert')).toHaveTextContent(why);
    await expect(attachment).toBeInvalid();
    await expect(attachment).toHaveAccessibleDescription(why);
    await waitFor(() => expect(attachment).toHaveFocus());
    await expect(dialog.getByRole('listitem')).toHaveTextContent(/specification\.pdf.*Not supported/);
    await userEvent.upload(attachment, new File(['%PDF-1.7'], 'demand.pdf'));
    await expect(dialog.getByRole('listitem')).toHaveTextContent(/demand\.pdf.*Waiting/);
    await expect(attachment).toBeValid();
    await expect(attachment).toHaveAccessibleDescription('PDF, Word or Excel, up to 10 MB');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', submit));
    await expect(await dialog.findByText('Inquiry sent. We reply by email.')).toBeVisible();
  },
};

export const ClosedAndOpened: Story = {
  name: 'Closed and opened again it holds what was typed',
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect((await theDialog()).getByRole('textbox', { name: /^First Name/ })).toHaveValue('Ines');
  },
};
