import { anEvent } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EventForm, type EventFormProps } from '.';
import { type EventValues, NO_EVENT, toEventValues } from './event-values';

const search = { text: '', onTextChange: fn(), search: { hits: [], status: 'idle' as const } };
const whole = toEventValues(anEvent(), [{ id: 'c1', name: 'Kvarnholm Silica AB', sector: 'optical-fiber' }]);

/** Holds the typed values, as its container does. */
function Writing(props: EventFormProps) {
  const [values, setValues] = useState<EventValues>(props.values);
  return (
    <EventForm
      {...props}
      values={values}
      onValuesChange={(change) => {
        props.onValuesChange(change);
        setValues((before) => ({ ...before, ...change }));
      }}
    />
  );
}

const meta = {
  title: 'Events/EventForm',
  component: EventForm,
  args: {
    mode: 'create',
    values: NO_EVENT,
    onValuesChange: fn(),
    initialDetails: '',
    picture: { stored: null, chosen: undefined },
    onPictureChange: fn(),
    timeZone: 'Europe/Rome',
    productSearch: search,
    companySearch: search,
    isSaving: false,
    failure: null,
    onSubmit: fn(),
    cancelHref: '/event-list',
    isKept: false,
    isRestored: false,
    onDiscard: fn(),
  },
  argTypes: { failure: { control: false } },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof EventForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findEditor = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Details' }, { timeout: 10_000 });

export const Default: Story = {
  name: 'Asks for all fields; the end waits for the start, and posting for what is missing [EVT-018, EVT-021, EVT-022]',
  tags: ['phone', 'rtl', 'forced-colors'],
  play: async ({ canvas }) => {
    await findEditor(canvas);
    for (const name of ['Event name', 'Location']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Tagged products/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Exhibitors/ })).toBeVisible();
    const start = within(canvas.getByRole('group', { name: /^Starts/ }));
    const end = within(canvas.getByRole('group', { name: /^Ends/ }));
    for (const part of start.getAllByRole('spinbutton')) {
      await expect(part).not.toHaveAttribute('aria-disabled', 'true');
    }
    for (const part of end.getAllByRole('spinbutton')) {
      await expect(part).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
  },
};

export const Filled: Story = {
  name: 'Can be posted once all is there, and no more once something is taken away [EVT-021]',
  args: { values: whole, initialDetails: whole.details },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await findEditor(canvas)).toHaveTextContent('Who should come');
    const post = canvas.getByRole('button', { name: 'Post' });
    await userEvent.click(post);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Location' }));
    await expect(post).toBeDisabled();
  },
};

export const Editing: Story = {
  args: {
    mode: 'edit',
    values: whole,
    initialDetails: whole.details,
    picture: { stored: '/art/v1/optical-fiber/plate/preform-draw-forum.svg', chosen: undefined },
  },
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Event' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onPictureChange).toHaveBeenLastCalledWith({ stored: null, chosen: undefined });
  },
};

export const Toolbar: Story = {
  name: 'Formats by keyboard: one stop, arrow keys from tool to tool',
  args: { values: whole, initialDetails: '' },
  tags: ['no-visual'], // The text is the same.
  play: async ({ args, canvas, userEvent }) => {
    const editor = await findEditor(canvas);
    const tools = within(canvas.getByRole('toolbar', { name: 'Format' }));
    const stops = tools.getAllByRole('button').filter((tool) => tool.tabIndex === 0);
    await expect(stops).toHaveLength(1);
    tools.getByRole('button', { name: 'Bold' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tools.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.keyboard('bold');
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({ details: '<p><strong>bold</strong></p>' }),
    );
    await waitFor(() =>
      expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const Links: Story = {
  name: 'Sets a link to a whole address alone',
  args: { values: whole, initialDetails: '' },
  tags: ['no-visual'], // It ends with the focus in the text.
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await canvas.findByRole('textbox', { name: /Link URL/ });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(await canvas.findByText(/Enter a full URL/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.com/{Enter}');
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        details: '<p><a href="https://example.com/">https://example.com/</a></p>',
      }),
    );
  },
};

export const Saving: Story = {
  name: 'Cannot be posted while it is saved [EVT-021]',
  args: { values: whole, initialDetails: whole.details, isSaving: true },
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    await expect(canvas.getByText('Saving the event…')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toBeDisabled();
    const post = canvas.getByRole('button', { name: /Post/ });
    await expect(post).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(post);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Keeps what was written when it failed, and says what is wrong',
  args: {
    values: whole,
    initialDetails: whole.details,
    failure: {
      text: 'Check the marked fields.',
      fields: {
        eventName: 'May have at most 200 characters',
        endDate: 'The end can’t be before the start.',
      },
    },
  },
  play: async ({ canvas }) => {
    await findEditor(canvas);
    await expect(canvas.getByText(/We couldn’t save the event/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Preform & Draw Forum');
    await expect(canvas.getByText('May have at most 200 characters')).toBeVisible();
  },
};

export const EndAfterStart: Story = {
  name: 'Offers no end before the day of the start [EVT-022]',
  args: { values: whole, initialDetails: whole.details },
  tags: ['no-visual'], // A calendar as any other.
  play: async ({ canvas, userEvent }) => {
    await findEditor(canvas);
    const end = within(canvas.getByRole('group', { name: /^Ends/ }));
    await userEvent.click(end.getByRole('button', { name: /calendar/i }));
    const days = within(await screen.findByRole('grid'));
    await expect(days.getByRole('button', { name: /February 8, 2027/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(days.getByRole('button', { name: /February 9, 2027/ })).not.toHaveAttribute('aria-disabled');
  },
};

export const TooLong: Story = {
  name: 'Counts down to the limit of the details, and cannot be posted beyond it',
  args: { values: { ...whole, details: `<p>${'x'.repeat(19_994)}</p>` }, initialDetails: whole.details },
  tags: ['no-visual'], // The text is the same.
  play: async ({ canvas }) => {
    await findEditor(canvas);
    await expect(
      canvas.getByText('The details are too long. Formatting and links count as well.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
  },
};

export const EndBeforeStart: Story = {
  name: 'Refuses an end before the start',
  args: {
    values: { ...whole, end: { local: '2027-02-08T10:00', timeZone: 'Europe/Rome' } },
    initialDetails: whole.details,
  },
  play: async ({ canvas }) => {
    await findEditor(canvas);
    await expect(canvas.getByText('The end can’t be before the start.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
  },
};

export const ClocksChange: Story = {
  name: 'Refuses an hour that the clocks skip at its field, and asks which is meant of one that comes twice [GAP-104]',
  args: {
    mode: 'edit',
    values: {
      ...whole,
      start: { local: '2027-03-28T02:30', timeZone: 'Europe/Rome' },
      end: { local: '2027-10-31T02:30', timeZone: 'Europe/Rome', isSecond: true },
    },
    initialDetails: whole.details,
  },
  tags: ['phone'],
  play: async ({ args, canvas, userEvent }) => {
    await findEditor(canvas);
    const start = canvas.getByRole('group', { name: /^Starts/ });
    await expect(start).toHaveAccessibleDescription(
      'The clock in Rome skips this time that day. Choose Mar 28, 2027, 3:30 AM or another time.',
    );
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(within(start).getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(save).toBeEnabled();
    const end = within(canvas.getByRole('group', { name: /^Ends/ }));
    await expect(end.getByRole('radio', { name: 'Second (UTC+1)' })).toBeChecked();
    await userEvent.click(end.getByRole('radio', { name: 'First (UTC+2)' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      end: { local: '2027-10-31T02:30', timeZone: 'Europe/Rome' },
    });
  },
};

const longName = 'Glasfaservorformherstellungsverfahrensentwicklungsfachtagung';

export const LongText: Story = {
  tags: ['phone'],
  args: {
    mode: 'edit',
    isKept: true,
    isRestored: true,
    values: {
      ...whole,
      eventName: `${longName} der Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien 2026`,
      location: 'Kongress- und Veranstaltungszentrum Weißwasser, Glasmachersaal, Straße der Glasmacher 47–49',
      country: 'Saint Vincent and the Grenadines',
      products: [
        {
          kind: 'product',
          id: 'p1',
          name: 'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet',
          sector: 'optical-fiber',
        },
      ],
      companies: [
        {
          kind: 'company',
          id: 'c1',
          name: 'Vereinigte Quarzglas- und Glasfaserwerke Oberlausitz-Niederschlesien GmbH & Co. KG',
          sector: null,
        },
      ],
    },
    initialDetails: `<h2>${longName}</h2><p>${longName.repeat(2)} <a href="https://example.com/">https://www.quarzglaswerke-oberlausitz.example/vertrieb/glasfaservorformen/datenblaetter</a></p>`,
  },
  play: async ({ canvas }) => {
    const editor = await findEditor(canvas);
    await expect(editor.scrollWidth).toBeLessThanOrEqual(editor.clientWidth);
    for (const tag of canvas.getAllByText(/^(Polarisationserhaltungs|Vereinigte)/)) {
      await expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const OtherWindow: Story = {
  name: 'Says that another window has a draft of it',
  tags: ['phone'],
  args: {
    mode: 'edit',
    values: whole,
    initialDetails: whole.details,
    isKept: true,
    hasConflict: true,
  },
  play: async ({ canvas }) => {
    await findEditor(canvas);
    await expect(canvas.getByText(/^You have another draft of this in a different tab/)).toBeVisible();
  },
};
