import { embedPreflight } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { NO_PAGE, Preflight } from '.';

const meta = {
  title: 'Publishing/Preflight',
  component: Preflight,
  args: {
    values: { ...NO_PAGE, address: 'https://trade.example/articles/preforms' },
    onValuesChange: fn(),
    state: { status: 'ready', result: embedPreflight() },
    failure: null,
    onDismiss: fn(),
    onSubmit: fn(),
    widgetsHref: '/widgets',
  },
  argTypes: { state: { control: false }, values: { control: false } },
} satisfies Meta<typeof Preflight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says of each line how it bears on cards, and gives one merged policy to copy',
  tags: ['phone', 'rtl'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('There is no finding.');
    await expect(first).toHaveTextContent('Blocked');
    await expect(first).toHaveTextContent('Header, line 3');
    await expect(first).toHaveTextContent('script-src blocks it');
    const [policy] = embedPreflight().policies;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy policy: Header, line 3' }));
    await expect(write).toHaveBeenCalledWith(policy?.text);
    await expect(await canvas.findByText('Copied', { selector: '[role="status"]' })).toBeInTheDocument();
    // The policy has the fixes of all findings about it.
    await expect(canvas.queryByRole('button', { name: /^Copy: / })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See all widgets and their code' })).toHaveAttribute(
      'href',
      '/widgets',
    );
  },
};

export const CopyRefused: Story = {
  name: 'Says so where the browser refuses to copy',
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy policy: Header, line 3' }));
    await expect(await canvas.findByText(/Select the line and copy it\.$/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the page…');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: 'Empty: asks for an address before anything is sent',
  args: { values: NO_PAGE, state: { status: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check page' }));
    const address = canvas.getByRole('textbox', { name: 'Page URL' });
    await expect(address).toHaveAccessibleDescription('Enter a page URL.');
    await expect(address).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ErrorState: Story = {
  name: 'Error: says at the field why the page cannot be read, and keeps what was written',
  args: {
    state: { status: 'empty' },
    failure: {
      text: 'Check the marked field.',
      fields: {
        address: 'We couldn’t find the host trade.example. Check the spelling of the URL.',
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Page URL' });
    await expect(address).toHaveAccessibleDescription(/We couldn’t find the host trade\.example/);
    await expect(address).toHaveValue('https://trade.example/articles/preforms');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(address, 's');
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const RateLimited: Story = {
  name: 'Error: says above the form what no field is to blame for',
  args: {
    state: { status: 'empty' },
    failure: { text: 'Too many requests. Try again in 40 minutes.', fields: {} },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 40 minutes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  name: 'Takes headers and HTML as they are',
  tags: ['phone'],
  args: {
    values: { ...NO_PAGE, way: 'pasted', headers: "content-security-policy: script-src 'self'" },
    state: { status: 'empty' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Page HTML' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Check page' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'By URL' }));
    await expect(args.onValuesChange).toHaveBeenCalledWith({ way: 'address' });
  },
};

export const PastedMissing: Story = {
  name: 'Asks for headers or HTML where both are empty',
  args: { values: { ...NO_PAGE, way: 'pasted' }, state: { status: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check page' }));
    await expect(canvas.getByRole('textbox', { name: 'Response headers' })).toHaveAccessibleDescription(
      'Paste headers, HTML or both.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoSnippet: Story = {
  name: 'Says that the page has no snippet yet, and what is said of it',
  args: {
    state: {
      status: 'ready',
      result: embedPreflight({
        has_snippet: false,
        page: null,
        policies: [],
        verdicts: { script: 'works', frame: 'works' },
        findings: [
          {
            code: 'no-policy',
            status: 'works',
            ways: ['script', 'frame'],
            place: null,
            mend: null,
            values: {},
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This page has no widget code yet.');
    await expect(canvas.getAllByText('Works')).toHaveLength(3);
  },
};

export const LongText: Story = {
  name: 'Breaks long policies wherever the line ends',
  tags: ['phone'],
  args: {
    state: {
      status: 'ready',
      result: embedPreflight({
        policies: embedPreflight().policies.map((one) => ({
          ...one,
          text: `script-src 'nonce-NONCE' ${'https://a-long-name-of-a-host.trade.example '.repeat(12)}https://www.millrace.example`,
        })),
        findings: embedPreflight().findings.map((one) => ({
          ...one,
          place: {
            part: 'headers',
            line: 3,
            text: `content-security-policy: script-src ${'a'.repeat(360)}…`,
          },
          mend: `script-src ${'https://a-long-name-of-a-host.trade.example '.repeat(12)}https://www.millrace.example`,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
