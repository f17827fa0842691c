import { aProduct, aUser, failing, suppliers } from '@millrace/api-mocks';
import { withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { RequestQuoteContainer } from '.';

const viewer = aUser({ firstName: 'Ines', lastName: 'Berg', company: 'Kabel AB', phone: '+46 8 123 45' });

const meta = {
  title: 'Commerce/RequestQuoteContainer',
  tags: ['!autodocs'],
  component: RequestQuoteContainer,
  ...withApi,
  args: { product: aProduct(), viewer: null },
} satisfies Meta<typeof RequestQuoteContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  (await canvas.findByRole('button', { name: 'Request Quote' })).click();
  return within(await screen.findByRole('dialog', { name: `Request a quote for ${aProduct().name}` }));
};

export const Default: Story = {
  name: 'Opens a dialog with the fields of a quote, of which three are asked of everybody [INQ-010]',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByRole('link', { name: /^See the plans/ })).toHaveAttribute('href', '/pricing');
    for (const label of [
      /^First Name/,
      /^Last Name/,
      /^Company Name/,
      /^Email/,
      /^Mobile Phone Number/,
      /^Quantity/,
      /^Unit/,
      /^Needed by/,
      /^Delivery country/,
      /^Message/,
    ]) {
      await expect(dialog.getByLabelText(label)).toBeVisible();
    }
    await expect(dialog.getByText('PDF, Word or Excel, up to 5 MB')).toBeVisible();
    // Visible without scrolling, however long the form is.
    const submit = dialog.getByRole('button', { name: 'Request Quote' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(submit);
    await expect(dialog.getByLabelText(/^First Name/)).toHaveFocus();
    const wrong = ['Enter your first name', 'Enter your email', 'Enter a message'];
    for (const text of wrong) await expect(dialog.getByText(text)).toBeVisible();
  },
};

export const ForMembers: Story = {
  name: 'Is filled in for members, and sends the values with the product',
  args: { viewer },
  tags: ['no-visual'], // Ends like Completed of InquiryForm, in the dialog of Default.
  play: async ({ args, canvas, msw, userEvent }) => {
    let sent: Record<string, FormDataEntryValue> = {};
    msw.use(
      http.post('*/api/v2/inquiry', async ({ request }) => {
        sent = Object.fromEntries(await request.formData());
        return HttpResponse.json({ message: 'Thank you.' }, { status: 201 });
      }),
    );
    const dialog = await opened(canvas);
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue(viewer.email);
    await userEvent.type(dialog.getByLabelText(/^Quantity/), '2.5');
    await userEvent.type(dialog.getByLabelText(/^Unit/), 't');
    fireEvent.change(dialog.getByLabelText(/^Needed by/), { target: { value: '2027-03-01' } });
    await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Sweden');
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Preforms of 120 mm.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request Quote' }));
    await expect(await dialog.findByText('Request sent. Suppliers reply by email.')).toBeVisible();
    await expect(sent).toEqual({
      first_name: 'Ines',
      last_name: 'Berg',
      company_name: 'Kabel AB',
      email_id: viewer.email,
      contact: '+46 8 123 45',
      quantity: '2.5',
      unit: 't',
      needed_by: '2027-03-01',
      delivery_country: 'Sweden',
      message: 'Preforms of 120 mm.',
      product_id: args.product.id,
    });
  },
};

export const ToSalesDesk: Story = {
  name: 'Says that the sales desk answers, and leads members to their plans beside what is typed [PLAN-009]',
  args: { viewer: { ...viewer, plan: 'premium' } },
  tags: ['no-visual'], // As Default, but filled in, and before anything is wrong.
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByText(/^Our sales desk replies by email\./)).toBeVisible();
    const plans = dialog.getByRole('link', { name: 'See the plans (opens in a new tab)' });
    await expect(plans).toHaveAttribute('href', '/plans');
    await expect(plans).toHaveAttribute('target', '_blank');
  },
};

export const ToSuppliers: Story = {
  name: 'Says that suppliers are asked too, where the plan reaches them [PLAN-009]',
  args: { viewer: { ...viewer, plan: 'platinum' } },
  tags: ['no-visual'], // As Default, but filled in, and with another sentence above.
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByText(/to this product’s suppliers\.$/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /^See the plans/ })).toBeNull();
  },
};

export const ChoosesSuppliers: Story = {
  name: 'Lets a Platinum buyer choose among the suppliers, and says who receives it before it is sent [DIFF-003]',
  args: { viewer: { ...viewer, plan: 'platinum' } },
  tags: ['no-visual'], // A CheckboxGroup in the dialog of Default.
  play: async ({ canvas, msw, userEvent }) => {
    let sent: FormDataEntryValue | null = null;
    msw.use(
      http.post('*/api/v2/inquiry', async ({ request }) => {
        sent = (await request.formData()).get('supplier_ids');
        return HttpResponse.json({ message: 'Thank you.' }, { status: 201 });
      }),
    );
    const [first, second] = suppliers(11)
      .map(({ company_id: id, company_name: name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    if (!first || !second) throw new Error('Two suppliers are needed');
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose suppliers' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'All listed suppliers' }));
    await expect(dialog.getByText('Your request goes only to our sales desk.')).toBeVisible();
    for (const { name } of [first, second]) {
      await userEvent.click(dialog.getByRole('checkbox', { name }));
    }
    await expect(dialog.getByText('Your request goes to our sales desk and to 2 suppliers.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Preforms of 120 mm.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request Quote' }));
    await waitFor(() => expect(sent).toBe(JSON.stringify([first.id, second.id])));
  },
};

export const TooLarge: Story = {
  name: 'Takes a document of at most 5 MB',
  tags: ['no-visual'], // FileDrop draws what is said of a file that is too large.
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const input = dialog.getByLabelText(/^Attachment/, { selector: 'input' });
    const file = new File([new Uint8Array(6 * 2 ** 20)], 'demand.pdf', { type: 'application/pdf' });
    fireEvent.change(input, { target: { files: [file] } });
    await expect(await dialog.findByText('This file is 6 MB. The limit is 5 MB.')).toBeVisible();
  },
};

export const Fails: Story = {
  name: 'Keeps what was typed when it was not sent, also closed and opened again',
  tags: ['no-visual'], // InquiryForm draws such a form, and Default the dialog around it.
  args: { viewer },
  parameters: { api: { scenarios: [failing('server', { operations: ['createInquiry'] })] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Preforms of 120 mm.');
    await userEvent.click(dialog.getByRole('button', { name: 'Request Quote' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your text is still here');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await opened(canvas);
    await expect(again.getByLabelText(/^Message/)).toHaveValue('Preforms of 120 mm.');
  },
};
