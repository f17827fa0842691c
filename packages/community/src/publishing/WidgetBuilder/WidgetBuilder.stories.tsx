import { aProduct } from '@millrace/api-mocks';
import { readEmbedChoices } from '@millrace/domain';
import { sentRequests, storyFrameOrigin, withApi } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { type ComponentProps, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { de } from '../../locales/de';
import { createMessages } from '../../messages';
import { EmbedLink, WidgetBuilderContainer } from '.';

/** Holds the options, as an address does. */
function Example(props: ComponentProps<typeof WidgetBuilderContainer>) {
  const [choices, setChoices] = useState(props.choices);
  const [snippet, setSnippet] = useState(props.snippet);
  return (
    <WidgetBuilderContainer
      {...props}
      choices={choices}
      onChoicesChange={(next) => {
        setChoices(next);
        props.onChoicesChange(next);
      }}
      snippet={snippet}
      onSnippetChange={(next) => {
        setSnippet(next);
        props.onSnippetChange(next);
      }}
    />
  );
}

const preformId = 'd53ae804-391b-573e-ba6d-76a128774728';
/** Returns a pattern that matches any text containing the part. */
const holding = (part: string) => new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const choose = (query: string) => readEmbedChoices(new URLSearchParams(query));
const suite = { version: '0a1b2c3d', integrity: 'sha256-p7Cc3XqvRjAxLz1Zr0T1yFmh0nJr0dT0gGk3oCq4b5w=' };
const pinned = { version: '0a1b2c3d', integrity: 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=' };

const meta = {
  title: 'Publishing/WidgetBuilder',
  component: WidgetBuilderContainer,
  ...withApi,
  args: {
    choices: choose(`element=suppliers&product=${preformId}`),
    onChoicesChange: fn(),
    snippet: { form: 'html', pinned: false, suite: false, consent: false },
    onSnippetChange: fn(),
    webUrl: 'https://www.millrace.example',
    scripts: { loader: pinned, suite },
    articleHref: '/widgets/article',
    checkHref: '/widgets/check',
    sitesHref: '/widgets/sites',
    documentationHref: '/developers/widgets',
    frameOrigin: storyFrameOrigin,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof WidgetBuilderContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the widget as high as it will be, and the code to paste',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, userEvent }) => {
    const frame = await canvas.findByTitle('Preview of Preform silica glass');
    await expect(frame).toHaveAttribute('height', '392');
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringContaining(`/embed/v1/frame/suppliers/${preformId}?lang=en`),
    );
    const code = canvas.getByLabelText('Code to copy');
    await expect(code).toHaveDisplayValue(holding('Suppliers of Preform silica glass on Millrace'));
    const rows = canvas.getByRole('textbox', { name: 'Number of lines' });
    await userEvent.clear(rows);
    await userEvent.type(rows, '3{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ rows: 3, theme: 'dark' }),
    );
    await expect(code).toHaveDisplayValue(holding('data-theme="dark" data-rows="3"'));
    await expect(canvas.getByTitle('Preview of Preform silica glass')).toHaveAttribute('height', '280');
    await userEvent.click(canvas.getByRole('radio', { name: 'React' }));
    await expect(code).toHaveDisplayValue(holding('<MillraceSuppliers'));
    await userEvent.click(canvas.getByRole('radio', { name: /pinned by its hash/ }));
    await expect(code).toHaveDisplayValue(holding(`version="0a1b2c3d" integrity="${suite.integrity}"`));
    // Components always include it.
    await expect(canvas.queryByRole('checkbox', { name: /your page’s scripts/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'HTML' }));
    await expect(code).toHaveDisplayValue(holding('/0a1b2c3d/millrace.js'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /your page’s scripts/ }));
    await expect(code).toHaveDisplayValue(holding(`/0a1b2c3d/suite.js" integrity="${suite.integrity}"`));
  },
};

export const Sizes: Story = {
  name: 'Previews each layout at its height and at the widths of pages, and names both in the code',
  args: { choices: choose(`element=product&product=${preformId}`) },
  play: async ({ canvas, userEvent }) => {
    const frame = () => canvas.findByTitle('Preview of Preform silica glass');
    const code = await canvas.findByLabelText('Code to copy');
    await userEvent.click(canvas.getByRole('radio', { name: 'Strip' }));
    await expect(await frame()).toHaveAttribute('height', '144');
    await expect(code).toHaveDisplayValue(holding('data-layout="strip"'));
    const height = canvas.getByRole('textbox', { name: 'Height in px' });
    await userEvent.type(height, '200{Enter}');
    await expect(await frame()).toHaveAttribute('height', '200');
    await expect(code).toHaveDisplayValue(holding('data-layout="strip" data-height="200"'));
    await userEvent.click(canvas.getByRole('radio', { name: '300' }));
    await expect((await frame()).offsetWidth).toBe(300);
    await userEvent.click(canvas.getByRole('radio', { name: 'Frame' }));
    await expect(code).toHaveDisplayValue(holding('layout=strip&#38;height=200'));
  },
};

export const Consent: Story = {
  name: 'Gives code that asks for nothing before its reader presses a button',
  tags: ['no-visual'], // As Default, with other code.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Load only after a click' }));
    await expect(canvas.getByLabelText('Code to copy')).toHaveDisplayValue(
      holding('<button type="button">Load from Millrace</button>'),
    );
  },
};

export const Empty: Story = {
  name: 'Finds what the widget is about by its name',
  args: { choices: choose('element=product') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing selected yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'preform');
    await userEvent.click(await canvas.findByRole('option', { name: /Preform silica glass/ }));
    const about = { kind: 'product', id: preformId };
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith(expect.objectContaining({ about }));
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveValue('Preform silica glass');
  },
};

export const BackAgain: Story = {
  name: 'Keeps what was chosen of each kind for the way back',
  tags: ['no-visual'], // As Default, once more.
  play: async ({ args, canvas, userEvent }) => {
    const widget = canvas.getByRole('combobox', { name: 'Widget' });
    await userEvent.selectOptions(widget, 'Company summary');
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith(expect.objectContaining({ about: null }));
    await userEvent.selectOptions(widget, 'Product summary');
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ about: { kind: 'product', id: preformId } }),
    );
    await expect(await canvas.findByTitle('Preview of Preform silica glass')).toBeVisible();
  },
};

export const Copies: Story = {
  name: 'Copies the code, and says so; where the browser refuses, the code is selected',
  tags: ['no-visual'], // Its button says for a while only that the code is copied.
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    const copy = await canvas.findByRole('button', { name: 'Copy' });
    await userEvent.click(copy);
    const code = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code to copy' });
    await expect(await canvas.findByText(/copy it yourself/)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code.selectionEnd).toBe(code.value.length);
    write.mockResolvedValue();
    await userEvent.click(copy);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(write).toHaveBeenLastCalledWith(code.value);
  },
};

export const WordPress: Story = {
  name: 'For WordPress an address, or a block where more is wished',
  tags: ['no-visual'], // Ends like Default, with another widget.
  args: {
    choices: choose(`element=product&product=${preformId}`),
    snippet: { form: 'wordpress', pinned: false, suite: false, consent: false },
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Code to copy');
    await expect(code).toHaveValue(`https://www.millrace.example/product/preform-silica-glass/${preformId}`);
    await expect(canvas.queryByRole('radiogroup', { name: 'Script' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'sponsored' }));
    await expect(code).toHaveDisplayValue(holding('<div data-millrace="product"'));
    await expect(canvas.getByText(/Custom HTML/)).toBeVisible();
  },
};

export const OwnLook: Story = {
  name: 'Takes the page’s own colours, corners and face, and no value that is none',
  tags: ['phone'],
  args: { choices: choose(`element=product&product=${preformId}`) },
  play: async ({ args, canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Code to copy');
    const accent = canvas.getByRole('textbox', { name: 'Accent color' });
    await userEvent.type(accent, 'red{Enter}');
    await expect(accent).toBeInvalid();
    await expect(accent).toHaveAccessibleDescription(/six digits/);
    await expect(code).not.toHaveDisplayValue(holding('style='));
    await userEvent.clear(accent);
    await userEvent.type(accent, '0A7D5A{Enter}');
    await expect(accent).toBeValid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Background' }), '#fff8e7{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Font' }), 'Source Sans 3{Enter}');
    const radius = canvas.getByRole('textbox', { name: 'Corner radius in px' });
    await userEvent.type(radius, '8{Enter}');
    await expect(lastChoices(args.onChoicesChange).look).toEqual({
      accent: '#0a7d5a',
      surface: '#fff8e7',
      text: null,
      radius: 8,
      font: 'Source Sans 3',
    });
    await expect(code).toHaveDisplayValue(
      holding('--mr-accent:#0a7d5a;--mr-on-accent:#fdfcf9;--mr-surface:#fff8e7'),
    );
    await expect(canvas.getByTitle('Preview of Preform silica glass')).toHaveAttribute(
      'src',
      expect.stringContaining('accent=0a7d5a&surface=fff8e7&radius=8&font=Source%20Sans%203'),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'React' }));
    await expect(code).toHaveDisplayValue(holding('style={{ \'--mr-accent\': "#0a7d5a"'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), '#eeeeee{Enter}');
    await expect(canvas.getByText(/hard to read on this background/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to default' }));
    await expect(code).not.toHaveDisplayValue(holding('style='));
  },
};

export const Newsletter: Story = {
  name: 'For newsletters a picture in a link, of what is no button',
  tags: ['no-visual'], // Ends like Default, with another widget.
  args: {
    choices: choose(`element=product&product=${preformId}&theme=dark&accent=0a7d5a`),
    snippet: { form: 'newsletter', pinned: false, suite: false, consent: false },
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Code to copy');
    const picture = `https://www.millrace.example/embed/v1/product/${preformId}.png?theme=dark&#38;accent=0a7d5a`;
    await expect(code).toHaveDisplayValue(
      holding(`<img src="${picture}" alt="Preform silica glass on Millrace"`),
    );
    await expect(canvas.queryByRole('radiogroup', { name: 'Script' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Widget' }), 'Follow button');
    await expect(canvas.queryByRole('radio', { name: 'Newsletter' })).toBeNull();
    await expect(code).toHaveDisplayValue(holding('<millrace-follow'));
  },
};

export const NewsletterInGerman: Story = {
  name: 'The picture for newsletters speaks as its link does',
  tags: ['no-visual'], // Ends like Newsletter, in German.
  globals: { locale: 'de' },
  args: {
    choices: choose(`element=product&product=${preformId}`),
    snippet: { form: 'newsletter', pinned: false, suite: false, consent: false },
  },
  play: async ({ canvas }) => {
    const picture = `https://www.millrace.example/embed/v1/product/${preformId}.png?lang=de`;
    const code = await canvas.findByLabelText('Code zum Kopieren');
    await waitFor(() =>
      expect(code).toHaveDisplayValue(
        holding(`<img src="${picture}" alt="Preform silica glass auf Millrace"`),
      ),
    );
  },
};

export const Sector: Story = {
  name: 'Events are of a product, a company or a sector',
  tags: ['no-visual'], // Ends like Default, with another widget.
  args: { choices: choose('element=events') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sector' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sector' }), 'lithium-ion');
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ about: { kind: 'sector', id: 'lithium-ion' } }),
    );
    await expect(await canvas.findByLabelText('Code to copy')).toHaveDisplayValue(
      holding('data-id="lithium-ion"'),
    );
    await expect(sentRequests()).toEqual([]);
  },
};

export const Way: Story = {
  name: 'A way through a value chain needs its end',
  tags: ['no-visual'], // Ends like Default, with another widget.
  args: { choices: choose(`element=value-chain&product=${preformId}&part=path`) },
  play: async ({ args, canvas, userEvent }) => {
    const end = canvas.getByRole('combobox', { name: 'Product at the end of the path' });
    await waitFor(() => expect(sentRequests()).toContain(`GET /api/v1/product/${preformId}`));
    await expect(canvas.queryByLabelText('Code to copy')).toBeNull();
    await userEvent.type(end, 'preform');
    await userEvent.click(await canvas.findByRole('option', { name: /Preform silica glass/ }));
    await expect(lastChoices(args.onChoicesChange).part).toBe(preformId);
    await expect(await canvas.findByLabelText('Code to copy')).toHaveDisplayValue(
      holding(`data-part="${preformId}"`),
    );
  },
};

export const EventByName: Story = {
  name: 'Finds events by name and place',
  tags: ['no-visual'], // Ends like Default, with another widget.
  args: { choices: choose('element=event') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Event' }), 'glass proc');
    await userEvent.click(await canvas.findByRole('option', { name: /Glass Process Days/ }));
    await expect(lastChoices(args.onChoicesChange).about?.kind).toBe('event');
    await expect(await canvas.findByLabelText('Code to copy')).toHaveDisplayValue(holding('<millrace-event'));
  },
};

export const Missing: Story = {
  name: 'Says that what an address names is gone',
  args: { choices: choose('element=product&product=00000000-0000-5000-8000-000000000000') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer in the catalogue/)).toBeVisible();
    await expect(canvas.queryByLabelText('Code to copy')).toBeNull();
  },
};

export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

export const Arabic: Story = { tags: ['phone'], globals: { locale: 'ar' } };

const lastChoices = (handler: (typeof meta.args)['onChoicesChange']) =>
  handler.mock.lastCall?.[0] ?? choose('');

export const OtherLanguage: Story = {
  name: 'The link in the place of a widget speaks the language of the widget',
  tags: ['no-visual'], // Ends like Default, with code in another language.
  args: { loadMessages: async () => createMessages({ locale: 'de', messages: de }) },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Code to copy');
    await expect(code).toHaveDisplayValue(holding('Suppliers of Preform silica glass on Millrace'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await waitFor(() =>
      expect(code).toHaveDisplayValue(holding('Lieferanten von Preform silica glass auf Millrace')),
    );
    await expect(code).toHaveDisplayValue(holding('lang="de"'));
  },
};

export const Embed: Story = {
  name: 'A page leads to its own widget, with all chosen',
  tags: ['phone', 'rtl'],
  render: () => <EmbedLink kind="product" id={preformId} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Embed' });
    await expect(link).toHaveAttribute('href', `/widgets?element=product&product=${preformId}`);
  },
};

const longName =
  'Polarisationserhaltungsfaserherstellungsverfahrensvorform, strahlungsgehärtet und polyimidbeschichtet';

export const LongText: Story = {
  tags: ['phone'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/product/:id', () => HttpResponse.json({ Item: aProduct({ name: longName }) })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByTitle(`Preview of ${longName}`);
    const builder = canvasElement.querySelector('[data-component="WidgetBuilder"]');
    await expect(builder?.scrollWidth).toBeLessThanOrEqual(builder?.clientWidth ?? 0);
  },
};
