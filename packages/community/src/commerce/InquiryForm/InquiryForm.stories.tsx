import { useTypedValues } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { InquiryForm } from '.';
import { type InquiryValues, NO_INQUIRY } from './inquiry-values';

const written: InquiryValues = {
  ...NO_INQUIRY,
  first_name: 'Ines',
  last_name: 'Berg',
  company_name: 'Kvarnholm Silica AB',
  email_id: 'ines@kvarnholm.example',
  contact: '+46 8 123 45',
  message: 'We are looking for helium 5.0 within 300 km of Kiruna.',
  attachment: new File(['%PDF-1.7'], 'helium-demand.pdf', { type: 'application/pdf' }),
};

/** Holds the typed values, as a host does. */
function Example(props: ComponentProps<typeof InquiryForm>) {
  return <InquiryForm {...props} {...useTypedValues(props)} />;
}

const meta = {
  title: 'Commerce/InquiryForm',
  component: InquiryForm,
  render: (args) => <Example {...args} />,
  args: {
    state: { status: 'editing' },
    values: NO_INQUIRY,
    onValuesChange: fn(),
    onSubmit: fn(),
    onAnother: fn(),
  },
  argTypes: { values: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 632 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'Submit Inquiry' };

export const Default: Story = {
  name: 'Asks for names, company, e-mail, phone, message and an attachment [INQ-002]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas }) => {
    const lines = ['First Name', 'Last Name', 'Company Name', 'Email', 'Mobile Phone Number', 'Message'];
    const boxes = canvas.getAllByRole('textbox');
    await expect(boxes).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) {
      await expect(boxes[index]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${line}`)));
    }
    await expect(canvas.getByLabelText(/^Attachment/)).toHaveAttribute('type', 'file');
    await expect(canvas.getByRole('button', submit)).toBeVisible();
  },
};

export const Incomplete: Story = {
  name: 'Sends nothing while first name, e-mail or message are empty, and marks those that are [INQ-003]',
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(/^First Name/)).toHaveAccessibleDescription('Enter your first name');
    await expect(field(/^First Name/)).toBeInvalid();
    await expect(field(/^Email/)).toHaveAccessibleDescription('Enter your email');
    await expect(field(/^Message/)).toBeInvalid();
    await expect(field(/^Last Name/)).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(field(/^First Name/)).toHaveFocus());
    await userEvent.type(field(/^First Name/), 'Ines');
    await expect(field(/^First Name/)).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field(/^Email/), 'ines');
    await userEvent.type(field(/^Message/), 'Helium{Enter}5.0');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(/^Email/), '@kvarnholm.example');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Attachment: Story = {
  name: 'Says which files are taken, and why another is not [INQ-004]',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Attachment/);
    await expect(input).toHaveAccessibleDescription('PDF, Word or Excel, up to 10 MB');
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.xls,.xlsx');
    const heavy = new File([new Uint8Array(11 * 2 ** 20)], 'scan.pdf', { type: 'application/pdf' });
    fireEvent.change(input, { target: { files: [heavy] } });
    await expect(canvas.getByText('This file is 11 MB. The limit is 10 MB.')).toBeVisible();
    const picture = new File(['x'], 'line.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [picture] } });
    await expect(
      canvas.getByText('This file type isn’t supported. Choose PDF, DOC, DOCX, XLS, or XLSX.'),
    ).toBeVisible();
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    const sheet = new File(['%PDF'], 'demand.pdf', { type: 'application/pdf' });
    fireEvent.change(input, { target: { files: [sheet] } });
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ attachment: sheet });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove demand.pdf' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ attachment: null });
  },
};

export const InProgress: Story = {
  name: 'In progress: a second press sends nothing [INQ-005]',
  args: { state: { status: 'IN_PROGRESS' }, values: written },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', submit);
    await expect(button.closest('form')).toHaveAttribute('data-state', 'IN_PROGRESS');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: /^First Name/ }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Completed: Story = {
  args: { state: { status: 'COMPLETED' }, values: written },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Inquiry sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send another inquiry' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Failed: says why and at which field, and keeps everything [GAP-073]',
  args: {
    state: {
      status: 'failed',
      reason: 'Check the marked field.',
      fields: { attachment: 'Use a PDF, Word or Excel file.' },
    },
    values: written,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Check the marked field. Your text is still here.',
    );
    const attachment = canvas.getByLabelText(/^Attachment/);
    await expect(attachment).toBeInvalid();
    await expect(attachment).toHaveAccessibleDescription('Use a PDF, Word or Excel file.');
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/helium-demand\.pdf.*Not supported/);
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveValue(written.message);
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PartlyMended: Story = {
  name: 'A field that was changed since a refusal is not marked any more, and the others do not take the focus',
  args: {
    state: {
      status: 'failed',
      reason: 'Check the 2 marked fields.',
      fields: { email_id: 'No mail arrives there.', attachment: 'Use a PDF, Word or Excel file.' },
      corrected: ['attachment'],
    },
    values: written,
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('No mail arrives there.');
    await expect(canvas.getByLabelText(/^Attachment/)).toBeValid();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Waiting/);
    const message = canvas.getByRole('textbox', { name: /^Message/ });
    await userEvent.type(message, ' Soon.');
    await expect(message).toHaveFocus();
  },
};
